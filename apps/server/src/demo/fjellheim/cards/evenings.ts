import { doc, p, ul } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const eveningByTheFire: FjellheimCard = {
  key: 'evening-by-the-fire',
  type: 'Content',
  layout: 'picture',
  pictures: ['lounge'],
  visibility: shown({ to: ['checkin', 'qr'], between: ['17:00', '23:59'] }),
  texts: {
    en: {
      title: 'An evening by the fire',
      subtitle: 'The lounge is lit. Wine, board games and a drum nobody minds.',
      body: doc(
        p(
          'We light the fireplace at five. There is a blanket in every chair, and the good armchairs go first.',
        ),
        ul(
          'Hot chocolate or mulled cider at the bar',
          'Chess, cards and Ludo in the blue cupboard',
          'On Fridays Ola tells how the house was moved here, log by log',
        ),
      ),
    },
    da: {
      title: 'En aften ved pejsen',
      subtitle: 'Der er tændt op. Vin, brætspil og en tromme, som ingen har noget imod.',
      body: doc(
        p('Vi tænder pejsen klokken fem. Der ligger et tæppe i hver stol, og de gode lænestole går først.'),
        ul(
          'Varm chokolade eller varm æblecider i baren',
          'Skak, kort og ludo i det blå skab',
          'Om fredagen fortæller Ola, hvordan huset blev flyttet hertil, stok for stok',
        ),
      ),
    },
    fi: {
      title: 'Ilta takan ääressä',
      subtitle: 'Takassa on tuli. Viiniä, lautapelejä ja rumpu, joka ei häiritse ketään.',
      body: doc(
        p('Sytytämme takan viideltä. Jokaisessa tuolissa on viltti, ja parhaat nojatuolit menevät ensin.'),
        ul(
          'Kaakaota tai lämmintä omenasiideriä baarista',
          'Shakki, kortit ja ludo sinisessä kaapissa',
          'Perjantaisin Ola kertoo, miten talo siirrettiin tänne hirsi hirreltä',
        ),
      ),
    },
    nl: {
      title: 'Een avond bij het vuur',
      subtitle: 'De haard brandt. Wijn, bordspellen en een trommel waar niemand last van heeft.',
      body: doc(
        p(
          'Om vijf uur steken we de haard aan. In elke stoel ligt een deken, en de beste fauteuils zijn het eerst weg.',
        ),
        ul(
          'Warme chocolademelk of warme appelcider aan de bar',
          'Schaken, kaarten en mens-erger-je-niet in de blauwe kast',
          'Op vrijdag vertelt Ola hoe het huis hierheen kwam, balk voor balk',
        ),
      ),
    },
    no: {
      title: 'En kveld ved peisen',
      subtitle: 'Det brenner i peisestua. Vin, brettspill og en tromme ingen har noe imot.',
      body: doc(
        p('Vi tenner opp klokka fem. Det ligger et pledd i hver stol, og de gode lenestolene går først.'),
        ul(
          'Varm sjokolade eller varm eplesider i baren',
          'Sjakk, kort og ludo i det blå skapet',
          'På fredager forteller Ola hvordan huset ble flyttet hit, stokk for stokk',
        ),
      ),
    },
    sv: {
      title: 'En kväll vid brasan',
      subtitle: 'Elden är tänd. Vin, brädspel och en trumma som ingen har något emot.',
      body: doc(
        p(
          'Vi tänder brasan klockan fem. Det ligger en filt i varje stol, och de sköna fåtöljerna går först.',
        ),
        ul(
          'Varm choklad eller varm äppelcider i baren',
          'Schack, kort och fia i det blå skåpet',
          'På fredagar berättar Ola hur huset flyttades hit, stock för stock',
        ),
      ),
    },
  },
}

export const nightBar: FjellheimCard = {
  key: 'night-bar',
  type: 'Content',
  layout: 'brand',
  visibility: shown({ to: ['checkin'], between: ['22:00', '01:30'] }),
  texts: {
    en: {
      title: 'Still awake?',
      subtitle: 'The night bar is open until half past one.',
      body: doc(
        p(
          'Knock on the door behind the bookcase. Aquavit from twelve valleys, a grilled sandwich after midnight, and low voices.',
        ),
        p('The night porter is at the desk until morning if you need anything at all.'),
      ),
    },
    da: {
      title: 'Stadig vågen?',
      subtitle: 'Natbaren har åbent til halv to.',
      body: doc(
        p('Bank på døren bag bogreolen. Akvavit fra tolv dale, en toast efter midnat og dæmpede stemmer.'),
        p('Natportieren sidder i receptionen til morgen, hvis du mangler noget som helst.'),
      ),
    },
    fi: {
      title: 'Vieläkö valvot?',
      subtitle: 'Yöbaari on auki puoli kahteen.',
      body: doc(
        p(
          'Koputa kirjahyllyn takana olevaan oveen. Akvaviittia kahdestatoista laaksosta, lämmin voileipä puolenyön jälkeen ja hiljaisia ääniä.',
        ),
        p('Yöportieeri on vastaanotossa aamuun asti, jos tarvitset mitä tahansa.'),
      ),
    },
    nl: {
      title: 'Nog wakker?',
      subtitle: 'De nachtbar is open tot half twee.',
      body: doc(
        p(
          'Klop op de deur achter de boekenkast. Aquavit uit twaalf dalen, na middernacht een tosti, en zachte stemmen.',
        ),
        p('De nachtportier zit tot de ochtend bij de receptie, wat u ook nodig hebt.'),
      ),
    },
    no: {
      title: 'Fortsatt våken?',
      subtitle: 'Nattbaren er åpen til halv to.',
      body: doc(
        p('Bank på døra bak bokhylla. Akevitt fra tolv daler, en varm toast etter midnatt og lave stemmer.'),
        p('Nattportieren sitter i resepsjonen til morgenen om du trenger noe som helst.'),
      ),
    },
    sv: {
      title: 'Fortfarande vaken?',
      subtitle: 'Nattbaren har öppet till halv två.',
      body: doc(
        p(
          'Knacka på dörren bakom bokhyllan. Akvavit från tolv dalar, en varm smörgås efter midnatt och låga röster.',
        ),
        p('Nattportiern sitter i receptionen till morgonen om du behöver något alls.'),
      ),
    },
  },
}
