look-heading-token = Лишилося жетонів
look-heading-penny = Лишилося копійок
look-heading-nickel = Лишилося п’ятаків
look-heading-chip = Лишилося фішок
look-heading-corner = Лишилося кутків
look-heading-fold = Лишилося згинів
look-heading-point = Лишилося балів
look-heading-letter = Літери
look-heading-bomb = Лишилося бомб
look-left-token = { $whole ->
    [one] лишилося: { $left } з { $whole } жетона
    [few] лишилося: { $left } з { $whole } жетонів
   *[many] лишилося: { $left } з { $whole } жетонів
 }
look-left-penny = { $whole ->
    [one] лишилося: { $left } з { $whole } копійки
    [few] лишилося: { $left } з { $whole } копійок
   *[many] лишилося: { $left } з { $whole } копійок
 }
look-left-nickel = { $whole ->
    [one] лишилося: { $left } з { $whole } п’ятака
    [few] лишилося: { $left } з { $whole } п’ятаків
   *[many] лишилося: { $left } з { $whole } п’ятаків
 }
look-left-chip = { $whole ->
    [one] лишилося: { $left } з { $whole } фішки
    [few] лишилося: { $left } з { $whole } фішок
   *[many] лишилося: { $left } з { $whole } фішок
 }
look-left-corner = { $whole ->
    [one] не загнуто: { $left } з { $whole } кутка
    [few] не загнуто: { $left } з { $whole } кутків
   *[many] не загнуто: { $left } з { $whole } кутків
 }
look-left-fold = { $whole ->
    [one] лишилося: { $left } з { $whole } згину
    [few] лишилося: { $left } з { $whole } згинів
   *[many] лишилося: { $left } з { $whole } згинів
 }
look-left-point = { $whole ->
    [one] лишилося в цій роздачі: { $left } з { $whole } бала
    [few] лишилося в цій роздачі: { $left } з { $whole } балів
   *[many] лишилося в цій роздачі: { $left } з { $whole } балів
 }
look-left-letter = { $whole ->
    [one] { $left } з { $whole } літери
    [few] { $left } з { $whole } літер
   *[many] { $left } з { $whole } літер
 }
look-left-bomb = { $whole ->
    [one] не перевернуто: { $left } з { $whole } бомби
    [few] не перевернуто: { $left } з { $whole } бомб
   *[many] не перевернуто: { $left } з { $whole } бомб
 }
