## Imagens de jogadores

shared-pictures = Imagens
shared-picture-fox = Raposa
shared-picture-owl = Coruja
shared-picture-bear = Urso
shared-picture-penguin = Pinguim
shared-picture-cat = Gato
shared-picture-rabbit = Coelho
shared-picture-frog = Sapo
shared-picture-panda = Panda
shared-picture-tiger = Tigre
shared-picture-robot = Robô

shared-looking = Buscando…

## Jogos em listas

shared-child-words = bom com crianças, para famílias com filhos, infantil
shared-minutes = { $minutes } min
shared-hours = { $hours } h
shared-game-spoken = { $game }. { $blurb }
shared-favorite-spoken = { $game }, um favorito. { $blurb }
shared-facts = { $players }, cerca de { $time }, a partir de { $age } anos
shared-facts-and-differences = { $players }, cerca de { $time }, a partir de { $age } anos. { START($differences) }

## Uma foto como verso das cartas

shared-back-gone = O seu verso das cartas não está mais lá; as cartas têm o verso da sala.
shared-back-unread = O seu verso das cartas não pode ser lido; as cartas têm o verso da sala. Guardado como { $file }.
shared-back-too-many-bytes = { $file } é grande demais para um verso; o máximo é { $most } MB.
shared-back-too-many-dots = { $file } é grande demais para um verso; o máximo é { $most } megapixels.
shared-back-not-read = { $file } não pode ser lido ({ $why }).
shared-back-no-picture = { $file } não é uma imagem que se leia aqui; um JPEG ou PNG, sim.
shared-back-damaged = { $file } está danificado e não pode ser lido como imagem.
shared-back-not-kept = A imagem não pôde ser guardada ({ $why }); os versos estão como estavam.
shared-back-not-removed = A sua imagem não pôde ser tirada ({ $why }).

## As regras de um jogo

shared-rules-of-game = Regras do jogo
shared-players = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
 }
shared-players-range = { $least }–{ $most } jogadores
shared-house-rules = Regras da casa.
shared-changed-rules = { $rules }.
shared-option = { $option }: { $value }
shared-rules-gone = Já não estão nas regras: { $headings }.

## Lugares

shared-no-person = Pelo menos um lugar é para uma pessoa.
shared-player-number = Jogador { $number }
shared-same-name = Dois lugares se chamam { $name }.

## Níveis dos computadores

shared-level-beginner = Iniciante
shared-level-casual = Casual
shared-level-cautious = Prudente
shared-level-clever = Esperto
shared-level-expert = Craque

## Sinais nas contas, como as escolas os escrevem

shared-times = ×
shared-divided-by = ÷

## O que se pode levar de uma partida, num menu

shared-copy-text = Copiar como texto, para colar
shared-save-record = Salvar o registro…
shared-save-picture = Salvar uma imagem da mesa…
shared-save-sheet = Salvar a folha de pontos em PDF…
shared-save-everything = Salvar tudo o que aconteceu…
shared-cancel = Cancelar
shared-delete = Excluir
shared-rename = Renomear
shared-import = Importar
shared-export = Exportar
shared-not-now = Agora não
shared-day-before = O dia anterior
shared-day-after = O próximo dia
shared-done = Pronto
shared-go-on = Continuar
shared-pause = Pausa
shared-show-me = Mostre
