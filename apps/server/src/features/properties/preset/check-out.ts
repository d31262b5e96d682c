import type { PresetCard } from './preset-card.ts'

export const checkOut: PresetCard = {
  key: 'check-out',
  type: 'Content',
  to: ['precheckin', 'checkin', 'qr'],
  section: { en: 'The house', da: 'Huset', fi: 'Talo', nl: 'Het huis', no: 'Huset', sv: 'Huset' },
  tab: {
    icon: 'key',
    labels: {
      en: 'Check-out',
      da: 'Check-out',
      fi: 'Lähtö',
      nl: 'Uitchecken',
      no: 'Utsjekk',
      sv: 'Utcheckning',
    },
  },
  words: {
    en: {
      title: 'Check-out',
      subtitle: 'Take it easy on the last morning.',
      body: [
        'The check-out time stands at the bottom of this page.',
        [
          'Look once more behind the door and in the safe.',
          'Leave the key at reception or where you found it.',
          'Want to stay a little longer? Ask us; often it is possible.',
        ],
      ],
    },
    da: {
      title: 'Check-out',
      subtitle: 'Tag den med ro den sidste morgen.',
      body: [
        'Tiden for check-out står nederst på siden.',
        [
          'Kig en ekstra gang bag døren og i pengeskabet.',
          'Aflever nøglen i receptionen, eller læg den, hvor du fandt den.',
          'Vil du gerne blive lidt længere? Spørg os; det kan ofte lade sig gøre.',
        ],
      ],
    },
    fi: {
      title: 'Lähtö',
      subtitle: 'Lähtöaamunakaan ei ole kiire.',
      body: [
        'Lähtöaika on sivun alalaidassa.',
        [
          'Vilkaise vielä oven taakse ja tallelokeroon.',
          'Jätä avain vastaanottoon tai sinne, mistä sen löysit.',
          'Haluaisitko viipyä hetken pidempään? Kysy meiltä; usein se onnistuu.',
        ],
      ],
    },
    nl: {
      title: 'Uitchecken',
      subtitle: 'Doe het rustig aan op de laatste ochtend.',
      body: [
        'De uitchecktijd staat onderaan deze pagina.',
        [
          'Kijk nog een keer achter de deur en in de kluis.',
          'Lever de sleutel in bij de receptie of leg hem terug waar u hem vond.',
          'Wilt u iets langer blijven? Vraag het ons; vaak kan het.',
        ],
      ],
    },
    no: {
      title: 'Utsjekk',
      subtitle: 'Ta det med ro den siste morgenen.',
      body: [
        'Tiden for utsjekk står nederst på siden.',
        [
          'Se en ekstra gang bak døren og i safen.',
          'Lever nøkkelen i resepsjonen, eller legg den der du fant den.',
          'Vil du bli litt lenger? Spør oss; ofte går det.',
        ],
      ],
    },
    sv: {
      title: 'Utcheckning',
      subtitle: 'Ta det lugnt den sista morgonen.',
      body: [
        'Tiden för utcheckning står längst ner på sidan.',
        [
          'Titta en extra gång bakom dörren och i kassaskåpet.',
          'Lämna nyckeln i receptionen eller där du hittade den.',
          'Vill du stanna lite längre? Fråga oss; ofta går det.',
        ],
      ],
    },
  },
}
