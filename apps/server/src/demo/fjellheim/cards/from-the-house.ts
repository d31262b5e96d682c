import { doc, p } from '../../rich-text-builders.ts'
import { shown } from '../../shown.ts'
import type { FjellheimCard } from '../card.ts'

export const forYourArrival: FjellheimCard = {
  key: 'for-your-arrival',
  type: 'Product',
  layout: 'side',
  pictures: ['lounge'],
  visibility: shown({ to: ['precheckin'] }),
  product: { hasServiceCharge: false, sells: ['wine-at-arrival', 'sauna-hour', 'massage', 'bike-rental'] },
  texts: {
    en: {
      title: 'Before you arrive',
      subtitle: 'A bottle in your room, an hour of sauna, a bike.',
      button: 'See and order',
      body: doc(p('Ask for it now, and it is waiting when you come up the hill.')),
    },
    da: {
      title: 'Før du kommer',
      subtitle: 'En flaske på værelset, en times sauna, en cykel.',
      button: 'Se og bestil',
      body: doc(p('Bestil nu, så er det klar, når du kommer op ad bakken.')),
    },
    fi: {
      title: 'Ennen saapumistasi',
      subtitle: 'Pullo huoneeseen, tunti saunassa, pyörä.',
      button: 'Katso ja tilaa',
      body: doc(p('Tilaa nyt, niin kaikki odottaa sinua, kun tulet mäen ylös.')),
    },
    nl: {
      title: 'Voordat u aankomt',
      subtitle: 'Een fles op uw kamer, een uur sauna, een fiets.',
      button: 'Bekijken en bestellen',
      body: doc(p('Bestel het nu, dan staat het klaar als u de berg op komt.')),
    },
    no: {
      title: 'Før du kommer',
      subtitle: 'En flaske på rommet, en time badstue, en sykkel.',
      button: 'Se og bestill',
      body: doc(p('Bestill nå, så er det klart når du kommer opp bakken.')),
    },
    sv: {
      title: 'Innan du kommer',
      subtitle: 'En flaska på rummet, en timmes bastu, en cykel.',
      button: 'Se och beställ',
      body: doc(p('Beställ nu, så är det klart när du kommer upp för backen.')),
    },
  },
}

export const orderFromUs: FjellheimCard = {
  key: 'order-from-us',
  type: 'Product',
  layout: 'side',
  pictures: ['restaurant'],
  visibility: shown({ to: ['checkin', 'qr'] }),
  product: {
    hasServiceCharge: true,
    sells: [
      'dinner-in-your-room',
      'wine-at-arrival',
      'sauna-hour',
      'massage',
      'bike-rental',
      'late-check-out',
    ],
  },
  texts: {
    en: {
      title: 'Order from the house',
      subtitle: 'Dinner in your room, sauna, bikes, a later check-out.',
      button: 'See and order',
      body: doc(p('Choose, say when, and we answer here as soon as somebody at the desk has read it.')),
    },
    da: {
      title: 'Bestil hos os',
      subtitle: 'Middag på værelset, sauna, cykler, senere udtjekning.',
      button: 'Se og bestil',
      body: doc(p('Vælg, sig hvornår, og vi svarer her, så snart nogen i receptionen har læst det.')),
    },
    fi: {
      title: 'Tilaa talosta',
      subtitle: 'Illallinen huoneeseen, sauna, pyörät, myöhäinen lähtö.',
      button: 'Katso ja tilaa',
      body: doc(p('Valitse, kerro milloin, ja vastaamme tässä heti, kun vastaanotossa on luettu viestisi.')),
    },
    nl: {
      title: 'Bestellen bij ons',
      subtitle: 'Diner op de kamer, sauna, fietsen, later uitchecken.',
      button: 'Bekijken en bestellen',
      body: doc(
        p('Kies, zeg wanneer, en we antwoorden hier zodra iemand van de receptie het heeft gelezen.'),
      ),
    },
    no: {
      title: 'Bestill hos oss',
      subtitle: 'Middag på rommet, badstue, sykler, senere utsjekk.',
      button: 'Se og bestill',
      body: doc(p('Velg, si når, og vi svarer her så snart noen i resepsjonen har lest det.')),
    },
    sv: {
      title: 'Beställ hos oss',
      subtitle: 'Middag på rummet, bastu, cyklar, senare utcheckning.',
      button: 'Se och beställ',
      body: doc(p('Välj, säg när, så svarar vi här så snart någon i receptionen har läst det.')),
    },
  },
}
