practice-sum-of = Cuenta { $number } de { $sums }
practice-once-more = Otra vez
practice-now-a-game = Ahora una partida
practice-your-way = Tu manera y la correcta

## Lo que se dice al final

practice-result = { $right } de { $sums } a la primera
practice-every-one = ¡Todas y cada una! Estas ya las dominas.
practice-some = Cada cuenta hace más fácil la siguiente.
practice-new-best = ¡Nuevo récord! Antes era { $best }.
practice-best-stays = Tu récord es { $best }.
practice-first-best = Es tu mejor marca hasta ahora.
practice-result-told = { $result }. { $praise }

## Dos minutos de cuentas sin ayuda

practice-probe = Dos minutos de cuentas
practice-probe-intro = { $name }, aquí tienes cuentas, primero fáciles y después más difíciles. Haz las que quieras; el tiempo se acaba a los dos minutos. Puedes dejar cualquiera sin hacer. Esta vez nadie ayuda, y nadie mira.
practice-probe-begin = Empezar
practice-probe-leave-out = Saltarla
practice-probe-sure = ¿Parar ahora? Estas cuentas no contarán, y podrás empezar de nuevo otro día.
practice-probe-stop = Parar
practice-probe-thanks = { $sums ->
    [one] ¡Gracias, { $name }! Has hecho una cuenta.
   *[other] ¡Gracias, { $name }! Has hecho { $sums } cuentas.
 }
practice-probe-kept = Dentro de dos semanas hay otras. Cómo ha ido está en el informe.
