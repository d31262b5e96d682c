import { CATEGORIES } from '../categories.ts'
import type { FjellheimProduct } from '../product.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

/** What somebody prepares for one guest at a time. */
export const saunaAndDip: FjellheimProduct = {
  key: 'sauna-and-dip',
  price: 690,
  vat: 25,
  category: CATEGORIES.spa,
  pictures: ['sauna'],
  journey: ['PRE_STAY'],
  soldIn: ['deals'],
  kind: 'service',
  availability: {
    kind: 'time slots',
    slots: [
      { time: '16:00', weekdays: EVERY_DAY, places: 1 },
      { time: '18:00', weekdays: EVERY_DAY, places: 1 },
      { time: '20:00', weekdays: EVERY_DAY, places: 1 },
    ],
  },
  maxQuantity: 1,
  texts: {
    en: {
      title: 'The sauna by the tarn for two',
      description: 'An hour for yourselves, with robes, towels and birch.',
    },
    da: {
      title: 'Saunaen ved søen for to',
      description: 'En time for jer selv, med badekåber, håndklæder og birkeris.',
    },
    fi: {
      title: 'Lampisauna kahdelle',
      description: 'Tunti omassa rauhassa. Kylpytakit, pyyhkeet ja vihta odottavat.',
    },
    nl: {
      title: 'De sauna aan het meer voor twee',
      description: 'Een uur voor uzelf, met badjassen, handdoeken en berkentakken.',
    },
    no: {
      title: 'Badstua ved tjernet for to',
      description: 'En time for dere selv, med badekåper, håndklær og bjørkeris.',
    },
    sv: {
      title: 'Bastun vid tjärnen för två',
      description: 'En timme för er själva, med badrockar, handdukar och björkris.',
    },
  },
}

export const skiWaxing: FjellheimProduct = {
  key: 'ski-waxing',
  price: 180,
  vat: 25,
  category: CATEGORIES.outdoors,
  pictures: ['skiTrack'],
  journey: ['PRE_STAY'],
  soldIn: ['deals'],
  kind: 'service',
  availability: { kind: 'each day', places: 8 },
  maxQuantity: 4,
  isAutomaticallyAccepted: true,
  texts: {
    en: {
      title: 'Skis waxed',
      description: 'One pair, cleaned and waxed for the morning’s snow. Handed in by 20:00.',
    },
    da: {
      title: 'Skismøring',
      description: 'Ét par ski, renset og smurt til morgenens føre. Afleveres inden kl. 20.',
    },
    fi: {
      title: 'Suksien voitelu',
      description: 'Yksi pari puhdistettuna ja voideltuna aamun keliin. Tuo sukset klo 20 mennessä.',
    },
    nl: {
      title: 'Ski’s waxen',
      description: 'Eén paar, schoongemaakt en gewaxt voor de sneeuw van morgen. Inleveren vóór 20.00 uur.',
    },
    no: {
      title: 'Skismøring',
      description: 'Ett par, renset og smurt til føret om morgenen. Leveres inn innen kl. 20.',
    },
    sv: {
      title: 'Skidvallning',
      description: 'Ett par, rengjort och vallat för morgonens före. Lämnas in före kl. 20.',
    },
  },
}
