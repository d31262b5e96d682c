import type { PresetCard } from './preset-card.ts'

export const houseRules: PresetCard = {
  key: 'house-rules',
  type: 'Content',
  to: ['precheckin', 'checkin', 'qr'],
  tab: {
    icon: 'info',
    labels: {
      en: 'House rules',
      da: 'Husregler',
      fi: 'Talon tavat',
      nl: 'Huisregels',
      no: 'Husregler',
      sv: 'Ordningsregler',
    },
  },
  words: {
    en: {
      title: 'House rules',
      subtitle: 'A few things that make it pleasant for everybody.',
      body: [
        [
          'Please keep it quiet between 22:00 and 7:00.',
          'No smoking indoors, nor candles.',
          'In case of fire: leave the house, gather outside and call 112.',
          'Lost your key, or something broke? Tell us straight away.',
        ],
      ],
    },
    da: {
      title: 'Husregler',
      subtitle: 'Et par ting, der gør det rart for alle.',
      body: [
        [
          'Hold venligst ro mellem kl. 22 og 7.',
          'Ingen rygning og ingen levende lys indendørs.',
          'Ved brand: gå ud, mød de andre udenfor, og ring 112.',
          'Har du mistet nøglen, eller gik noget i stykker? Sig til med det samme.',
        ],
      ],
    },
    fi: {
      title: 'Talon tavat',
      subtitle: 'Muutama asia, joilla kaikilla on mukavaa.',
      body: [
        [
          'Pidäthän hiljaisuuden klo 22–7.',
          'Sisällä ei tupakoida eikä polteta kynttilöitä.',
          'Tulipalon sattuessa poistu talosta, kokoontukaa ulos ja soita 112.',
          'Katosiko avain tai hajosiko jotain? Kerro heti.',
        ],
      ],
    },
    nl: {
      title: 'Huisregels',
      subtitle: 'Een paar dingen die het voor iedereen prettig maken.',
      body: [
        [
          'Houd het stil tussen 22.00 en 7.00 uur.',
          'Binnen niet roken en geen kaarsen branden.',
          'Bij brand: verlaat het huis, verzamel buiten en bel 112.',
          'Sleutel kwijt of iets stuk? Laat het ons meteen weten.',
        ],
      ],
    },
    no: {
      title: 'Husregler',
      subtitle: 'Noen få ting som gjør det hyggelig for alle.',
      body: [
        [
          'Vær stille mellom kl. 22 og 7.',
          'Ingen røyking og ingen levende lys innendørs.',
          'Ved brann: gå ut, samle dere ute og ring 110.',
          'Har du mistet nøkkelen, eller gikk noe i stykker? Si fra med en gang.',
        ],
      ],
    },
    sv: {
      title: 'Ordningsregler',
      subtitle: 'Några saker som gör det trevligt för alla.',
      body: [
        [
          'Håll det tyst mellan kl. 22 och 7.',
          'Ingen rökning och inga levande ljus inomhus.',
          'Vid brand: gå ut, samlas utanför och ring 112.',
          'Tappat nyckeln, eller gick något sönder? Säg till med en gång.',
        ],
      ],
    },
  },
}
