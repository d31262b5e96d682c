import type { CardTemplate } from './card-template.ts'

export const upselling: CardTemplate = {
  type: 'Content',
  // The store closes before check-in: in the house the link would lead to a closed one.
  to: ['precheckin'],
  link: { type: 'feature', value: 'store' },
  words: {
    en: {
      title: 'Make more of your stay',
      subtitle: 'Small extras we gladly prepare for you',
      body: [
        ['Breakfast in bed', 'Late check-out', 'A bottle in your room on arrival'],
        'Ask us: we are happy to help.',
      ],
      button: 'See the extras',
    },
    da: {
      title: 'Få mere ud af opholdet',
      subtitle: 'Små ekstra ting, vi gerne gør klar til dig',
      body: [
        ['Morgenmad på sengen', 'Sen udtjekning', 'En flaske på værelset ved ankomst'],
        'Spørg os, vi hjælper gerne.',
      ],
      button: 'Se mulighederne',
    },
    fi: {
      title: 'Enemmän irti majoituksestasi',
      subtitle: 'Pieniä lisäpalveluja, jotka järjestämme mielellämme',
      body: [
        ['Aamiainen sänkyyn', 'Myöhäinen uloskirjautuminen', 'Pullo huoneessa saapuessasi'],
        'Kysy meiltä, autamme mielellämme.',
      ],
      button: 'Katso lisäpalvelut',
    },
    nl: {
      title: 'Haal meer uit uw verblijf',
      subtitle: 'Kleine extra’s die we graag voor u klaarzetten',
      body: [
        ['Ontbijt op bed', 'Later uitchecken', 'Een fles op uw kamer bij aankomst'],
        'Vraag het ons, we helpen u graag.',
      ],
      button: 'Bekijk de extra’s',
    },
    no: {
      title: 'Få mer ut av oppholdet',
      subtitle: 'Små ekstra ting vi gjerne gjør klart til deg',
      body: [
        ['Frokost på senga', 'Sen utsjekk', 'En flaske på rommet når du kommer'],
        'Spør oss, vi hjelper gjerne.',
      ],
      button: 'Se mulighetene',
    },
    sv: {
      title: 'Få ut mer av vistelsen',
      subtitle: 'Små tillval som vi gärna ordnar åt dig',
      body: [
        ['Frukost på sängen', 'Sen utcheckning', 'En flaska på rummet vid ankomst'],
        'Fråga oss, vi hjälper gärna till.',
      ],
      button: 'Se tillvalen',
    },
    et: {
      title: 'Tehke oma peatumisest enamat',
      subtitle: 'Väikesed lisad, mille hea meelega ette valmistame',
      body: [
        ['Hommikusöök voodisse', 'Hiline väljaregistreerimine', 'Pudel saabudes toas'],
        'Küsige meilt, aitame hea meelega.',
      ],
      button: 'Vaadake lisasid',
    },
  },
}
