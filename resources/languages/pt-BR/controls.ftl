## Teclas

controls-key-name = { $key ->
    [Return] Enter
    [Enter] Enter
    [Esc] Esc
    [Space] Espaço
    [Tab] Tab
    [Backspace] Backspace
    [Del] Delete
    [Home] Home
    [End] End
    [PgUp] Page Up
    [PgDown] Page Down
    [Ctrl] Ctrl
    [Shift] Shift
    [Alt] Alt
   *[other] { $key }
 }
controls-action-key = { $action } ({ $key })

## A lista de teclas sobre a página

controls-keys = Teclas
controls-keys-do = { $keys }: { $action }

## O menu

controls-level-above = Voltar um nível
controls-opens-more = Abre mais

## O teclado de números

controls-last-figure-back = Apagar o último algarismo
controls-answer = Responder
controls-minus = Menos

## Campos, interruptores, contadores, para leitores de tela

controls-off = não
controls-on = sim
controls-less = { $name }: menos
controls-more = { $name }: mais

## Páginas

controls-back = Voltar
