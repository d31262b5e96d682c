import { CATEGORIES } from '../categories.ts'
import type { FjellheimProduct } from '../product.ts'

export const bikeRental: FjellheimProduct = {
  key: 'bike-rental',
  price: 390,
  vat: 25,
  category: CATEGORIES.outdoors,
  pictures: ['bike'],
  journey: ['PRE_STAY', 'IN_STAY'],
  kind: 'picked up',
  delivery: ['pickup'],
  between: ['08:00', '18:00'],
  stock: 4,
  maxQuantity: 2,
  isAutomaticallyAccepted: true,
  texts: {
    en: {
      title: 'Fat bike for a day',
      description: 'Wide tyres for gravel and snow, helmet included. Back in the shed by 20:00.',
    },
    da: {
      title: 'Fatbike en dag',
      description: 'Brede dæk til grus og sne, hjelm inkluderet. Tilbage i skuret inden kl. 20.',
    },
    fi: {
      title: 'Läskipyörä päiväksi',
      description:
        'Leveät renkaat soralle ja lumelle, kypärä kuuluu hintaan. Takaisin vajaan klo 20 mennessä.',
    },
    nl: {
      title: 'Fatbike voor een dag',
      description: 'Brede banden voor grind en sneeuw, helm inbegrepen. Vóór 20.00 uur terug in de schuur.',
    },
    no: {
      title: 'Fatbike en dag',
      description: 'Brede dekk til grus og snø, hjelm inkludert. Tilbake i skjulet innen kl. 20.',
    },
    sv: {
      title: 'Fatbike en dag',
      description: 'Breda däck för grus och snö, hjälm ingår. Tillbaka i skjulet före kl. 20.',
    },
  },
  choices: [
    {
      key: 'frame',
      names: { en: 'Frame', da: 'Stel', fi: 'Runko', nl: 'Frame', no: 'Ramme', sv: 'Ram' },
      of: [
        {
          key: 's',
          names: {
            en: 'S, up to 165 cm',
            da: 'S, op til 165 cm',
            fi: 'S, enintään 165 cm',
            nl: 'S, tot 165 cm',
            no: 'S, opp til 165 cm',
            sv: 'S, upp till 165 cm',
          },
        },
        {
          key: 'm',
          names: {
            en: 'M, up to 180 cm',
            da: 'M, op til 180 cm',
            fi: 'M, enintään 180 cm',
            nl: 'M, tot 180 cm',
            no: 'M, opp til 180 cm',
            sv: 'M, upp till 180 cm',
          },
        },
        {
          key: 'l',
          names: {
            en: 'L, above 180 cm',
            da: 'L, over 180 cm',
            fi: 'L, yli 180 cm',
            nl: 'L, boven 180 cm',
            no: 'L, over 180 cm',
            sv: 'L, över 180 cm',
          },
        },
      ],
    },
  ],
  extras: [
    {
      key: 'trailer',
      price: 120,
      names: {
        en: 'Trailer for a child',
        da: 'Anhænger til et barn',
        fi: 'Peräkärry lapselle',
        nl: 'Kinderkar',
        no: 'Sykkelvogn til barn',
        sv: 'Cykelvagn för barn',
      },
    },
  ],
}

export const saunaHour: FjellheimProduct = {
  key: 'sauna-hour',
  price: 450,
  vat: 25,
  category: CATEGORIES.spa,
  pictures: ['saunaInside'],
  journey: ['PRE_STAY', 'IN_STAY'],
  kind: 'service',
  cutOff: { kind: 'minutes before', minutes: 60 },
  between: ['15:00', '22:00'],
  maxQuantity: 1,
  isAutomaticallyAccepted: true,
  texts: {
    en: {
      title: 'An hour of sauna for yourselves',
      description: 'The wood-fired sauna by the tarn, for up to six. We light it an hour before.',
    },
    da: {
      title: 'En times sauna for jer selv',
      description: 'Den brændefyrede sauna ved søen, til op til seks. Vi tænder op en time før.',
    },
    fi: {
      title: 'Saunatunti omalle porukalle',
      description: 'Puusauna lammen rannalla, enintään kuudelle. Lämmitämme sen tuntia ennen.',
    },
    nl: {
      title: 'Een uur sauna voor uzelf',
      description:
        'De houtgestookte sauna aan het meer, voor maximaal zes personen. We stoken hem een uur van tevoren op.',
    },
    no: {
      title: 'En time badstue for dere selv',
      description: 'Den vedfyrte badstua ved tjernet, for inntil seks. Vi fyrer opp en time før.',
    },
    sv: {
      title: 'En timmes bastu för er själva',
      description: 'Den vedeldade bastun vid tjärnen, för upp till sex personer. Vi tänder en timme före.',
    },
  },
}

export const massage: FjellheimProduct = {
  key: 'massage',
  price: 890,
  vat: 25,
  category: CATEGORIES.spa,
  pictures: ['massage'],
  journey: ['PRE_STAY', 'IN_STAY'],
  kind: 'service',
  cutOff: { kind: 'minutes before', minutes: 120 },
  // Liv's afternoon, after her break; the last one ends at seven.
  between: ['15:00', '18:15'],
  on: [3, 4, 5, 6, 7],
  maxQuantity: 2,
  takesComment: true,
  texts: {
    en: {
      title: 'Massage with Liv',
      description: 'Fifty minutes in the room behind the pool, Wednesday to Sunday. Come ten minutes early.',
    },
    da: {
      title: 'Massage hos Liv',
      description: 'Halvtreds minutter i rummet bag bassinet, onsdag til søndag. Kom ti minutter før.',
    },
    fi: {
      title: 'Livin hieronta',
      description:
        'Viisikymmentä minuuttia altaan takaisessa huoneessa, keskiviikosta sunnuntaihin. Tule kymmenen minuuttia etuajassa.',
    },
    nl: {
      title: 'Massage bij Liv',
      description:
        'Vijftig minuten in de kamer achter het zwembad, van woensdag tot en met zondag. Kom tien minuten eerder.',
    },
    no: {
      title: 'Massasje hos Liv',
      description: 'Femti minutter i rommet bak bassenget, onsdag til søndag. Kom ti minutter før.',
    },
    sv: {
      title: 'Massage hos Liv',
      description: 'Femtio minuter i rummet bakom bassängen, onsdag till söndag. Kom tio minuter i förväg.',
    },
  },
}
