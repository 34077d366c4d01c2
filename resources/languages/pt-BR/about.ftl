## Cinco textos, dos quais se mostra um: os nomes numa fileira de botões

about-title = Sobre
about-cardtable = Sobre o Cardtable
about-news = Novidades
about-accessibility = Acessibilidade
about-licenses = Licenças
about-diagnostics = Diagnóstico

about-copy = Copiar
about-copied = Copiado
about-all-licenses = Todas as licenças

## Sobre o Cardtable

about-what = Versão { $version }. Uma mesa para o Noventa e nove e os outros jogos de cartas de somar.
about-private = Tudo fica neste computador, menos o que você decidir passar adiante: sem conta, e ninguém conta o que você joga. A rede só é usada quando você dá um lugar a um celular: então as cartas dele vão para esse celular, no seu próprio Wi-Fi e em nenhum outro lugar.
about-version-looking = Procurando uma nova versão…
about-version-newest = Você tem a versão mais nova.
about-version-newer = Saiu a versão { $version }. Você encontra aqui: { $link }
about-version-silent = Não dá para acessar { $homepage }. Verifique a sua conexão e tente de novo.
about-version-asks = Uma exceção: “Procurar uma nova versão”, no menu, pede a { $homepage } a lista de versões. Nada sobre você é enviado.

## De quem é o trabalho, e ao lado como pode ser usado

about-ours = Cardtable
about-ours-terms = Licença MIT; também as cartas, imagens e sons
about-qt = Qt e PySide6
about-qt-terms = LGPL 3; as bibliotecas ficam abertas ao lado do programa e podem ser trocadas
about-letters = As letras, Nunito
about-letters-terms = SIL Open Font License 1.1
about-voices = As vozes gravadas
about-voices-terms = feitas com Flite e eSpeak NG; livres para usar e compartilhar
about-rules = As regras
about-rules-terms = contadas com nossas palavras; cada jogo diz onde foi escrito

about-licenses-of-all = Este programa traz o trabalho de outros. Cada nome abre as licenças completas.
about-from-source = O Cardtable roda aqui a partir do código-fonte: o Python e cada pacote que ele usa trouxeram suas licenças ao serem instalados.

## Textos que deveriam estar aqui e não estão

about-news-missing = Falta a lista de novidades; instale de novo.
about-licenses-missing = A lista de licenças não pode ser lida; instale de novo.
about-text-missing = Falta este texto; instale de novo.

## Diagnóstico: um nome, e o que há a dizer, uma linha cada, para quem ajuda

about-fact = { $fact }: { $value }
about-fact-python = Python
about-fact-qt = Qt, PySide6
about-fact-system = Sistema
about-fact-windows = Janelas por
about-fact-screen = Tela
about-screen = { $width } x { $height }, { $dpr ->
    [1] 1 pixel
   *[other] { $dpr } pixels
 } por ponto, { $hertz } Hz
about-fact-reader = Leitor de tela
about-fact-motion = Menos movimento
about-motion-by-settings = sim, pelos ajustes
about-motion-unknown = não; este Qt não diz o que o sistema quer
about-fact-sounds = Sons
about-fact-speech = Voz
about-fact-look = Aparência
about-look = { $theme }, { $deck }, { $percent }%
about-fact-resources = Recursos
about-fact-folder = Partidas e ajustes
about-fact-saved = Ajustes são salvos
about-fact-damaged = Danificados, à parte
about-yes = sim
about-no = não
about-log = O fim do registro:
about-log-empty = (nada foi registrado)

## Um jeito de dizer que se quer apontar: um texto para preencher, que é copiado

about-wording = Texto no Cardtable { $version } ({ $language }, { $tag })
about-wording-wrong = O que soa estranho:
about-wording-better = Como se diz melhor:
about-wording-words = As palavras na página:
about-wording-copied = As palavras desta página foram copiadas: cole numa mensagem e marque o que soa estranho.
