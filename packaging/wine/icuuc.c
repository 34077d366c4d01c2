/* Windows 10 has ICU as icuuc.dll, Wine 8 does not. Qt6Core asks it for converters of old encodings alone: here there
   are none. */
#include <stddef.h>
#include <stdint.h>
#define X __declspec(dllexport)
typedef int32_t UErrorCode;
static void no(UErrorCode *e) { if (e) *e = 16; /* U_UNSUPPORTED_ERROR */ }
X void *ucnv_open(const char *n, UErrorCode *e) { (void)n; no(e); return NULL; }
X void ucnv_close(void *c) { (void)c; }
X void ucnv_reset(void *c) { (void)c; }
X int8_t ucnv_getMaxCharSize(const void *c) { (void)c; return 1; }
X const char *ucnv_getName(const void *c, UErrorCode *e) { (void)c; no(e); return NULL; }
X void ucnv_getToUCallBack(const void *c, void **a, const void **x) { (void)c; *a = NULL; *x = NULL; }
X void ucnv_getFromUCallBack(const void *c, void **a, const void **x) { (void)c; *a = NULL; *x = NULL; }
X void ucnv_setToUCallBack(void *c, void *n, const void *x, void **a, const void **o, UErrorCode *e) { (void)c;(void)n;(void)x;(void)a;(void)o; no(e); }
X void ucnv_setFromUCallBack(void *c, void *n, const void *x, void **a, const void **o, UErrorCode *e) { (void)c;(void)n;(void)x;(void)a;(void)o; no(e); }
X void ucnv_cbToUWriteUChars(void *a, const void *s, int32_t l, int32_t o, UErrorCode *e) { (void)a;(void)s;(void)l;(void)o; no(e); }
X void ucnv_cbFromUWriteUChars(void *a, const void **s, const void *l, int32_t o, UErrorCode *e) { (void)a;(void)s;(void)l;(void)o; no(e); }
X void ucnv_toUnicode(void *c, void **t, const void *tl, const char **s, const char *sl, int32_t *o, int8_t f, UErrorCode *e) { (void)c;(void)t;(void)tl;(void)s;(void)sl;(void)o;(void)f; no(e); }
X void ucnv_fromUnicode(void *c, char **t, const char *tl, const void **s, const void *sl, int32_t *o, int8_t f, UErrorCode *e) { (void)c;(void)t;(void)tl;(void)s;(void)sl;(void)o;(void)f; no(e); }
X int32_t ucnv_toUCountPending(const void *c, UErrorCode *e) { (void)c; no(e); return 0; }
X int32_t ucnv_fromUCountPending(const void *c, UErrorCode *e) { (void)c; no(e); return 0; }
X const char *ucnv_getStandardName(const char *n, const char *s, UErrorCode *e) { (void)n;(void)s; no(e); return NULL; }
X const char *ucnv_getAvailableName(int32_t n) { (void)n; return NULL; }
X int32_t ucnv_countAvailable(void) { return 0; }
X void UCNV_FROM_U_CALLBACK_SUBSTITUTE(const void *c, void *a, const void *u, int32_t l, int32_t p, int r, UErrorCode *e) { (void)c;(void)a;(void)u;(void)l;(void)p;(void)r; no(e); }
X void UCNV_TO_U_CALLBACK_SUBSTITUTE(const void *c, void *a, const char *u, int32_t l, int r, UErrorCode *e) { (void)c;(void)a;(void)u;(void)l;(void)r; no(e); }
