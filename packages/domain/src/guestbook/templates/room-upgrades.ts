import type { CardTemplate } from './card-template.ts'

export const roomUpgrades: CardTemplate = {
  type: 'Content',
  to: ['precheckin'],
  link: { type: 'feature', value: 'upgrades' },
  words: {
    en: {
      title: 'A room with a little more',
      subtitle: 'Ask for an upgrade before you arrive',
      body: ['More space, a better view or a balcony: tell us what you wish for, and we see what is free.'],
      button: 'See the rooms',
    },
    da: {
      title: 'Et værelse med lidt ekstra',
      subtitle: 'Bed om en opgradering, før du kommer',
      body: [
        'Mere plads, bedre udsigt eller en altan: fortæl os, hvad du ønsker, så ser vi, hvad der er ledigt.',
      ],
      button: 'Se værelserne',
    },
    fi: {
      title: 'Vähän parempi huone',
      subtitle: 'Pyydä huoneluokan korotusta ennen saapumista',
      body: ['Lisää tilaa, parempi näkymä tai parveke: kerro toiveesi, niin katsomme, mitä on vapaana.'],
      button: 'Katso huoneet',
    },
    nl: {
      title: 'Een kamer met net iets meer',
      subtitle: 'Vraag een upgrade aan vóór uw aankomst',
      body: [
        'Meer ruimte, een mooier uitzicht of een balkon: laat weten wat u wenst, dan kijken wij wat vrij is.',
      ],
      button: 'Bekijk de kamers',
    },
    no: {
      title: 'Et rom med litt ekstra',
      subtitle: 'Be om en oppgradering før du kommer',
      body: ['Mer plass, bedre utsikt eller balkong: fortell oss hva du ønsker, så ser vi hva som er ledig.'],
      button: 'Se rommene',
    },
    sv: {
      title: 'Ett rum med lite extra',
      subtitle: 'Be om en uppgradering innan du kommer',
      body: ['Mer plats, bättre utsikt eller balkong: berätta vad du önskar, så ser vi vad som är ledigt.'],
      button: 'Se rummen',
    },
    et: {
      title: 'Tuba, milles on natuke rohkem',
      subtitle: 'Küsige paremat tuba juba enne saabumist',
      body: ['Rohkem ruumi, parem vaade või rõdu: öelge, mida soovite, ja me vaatame, mis on vaba.'],
      button: 'Vaadake tube',
    },
  },
}
