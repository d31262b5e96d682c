import { CATEGORIES } from '../categories.ts'
import type { FjellheimProduct } from '../product.ts'

/** By the hour, in the store: how early and how late follows from when rooms are made up. */
export const earlyCheckIn: FjellheimProduct = {
  key: 'early-check-in',
  price: 125,
  vat: 12,
  category: CATEGORIES.stay,
  pictures: ['tea'],
  journey: ['PRE_STAY'],
  soldIn: ['deals'],
  kind: 'part of the stay',
  stayMoment: 'arrival',
  availability: { kind: 'hours', most: 2, places: 4 },
  maxQuantity: 1,
  isAutomaticallyAccepted: true,
  texts: {
    en: {
      title: 'Early check-in',
      description: 'Your room an hour or two before 15:00, made up and warm.',
    },
    da: {
      title: 'Tidlig indtjekning',
      description: 'Værelset en time eller to før kl. 15, redt op og varmt.',
    },
    fi: {
      title: 'Aikainen sisäänkirjautuminen',
      description: 'Huone tuntia tai kahta ennen klo 15, pedattuna ja lämpimänä.',
    },
    nl: {
      title: 'Vroeg inchecken',
      description: 'Uw kamer een of twee uur vóór 15.00 uur, opgemaakt en warm.',
    },
    no: {
      title: 'Tidlig innsjekk',
      description: 'Rommet en time eller to før kl. 15, oppredd og varmt.',
    },
    sv: {
      title: 'Tidig incheckning',
      description: 'Rummet en timme eller två före kl. 15, bäddat och varmt.',
    },
  },
}

export const lastMorning: FjellheimProduct = {
  key: 'last-morning',
  price: 125,
  vat: 12,
  category: CATEGORIES.stay,
  pictures: ['room'],
  journey: ['PRE_STAY'],
  soldIn: ['deals'],
  kind: 'part of the stay',
  stayMoment: 'departure',
  availability: { kind: 'hours', most: 3, places: 5 },
  maxQuantity: 1,
  texts: {
    en: {
      title: 'Late check-out by the hour',
      description: 'Your room after 11:00, for up to three more hours.',
    },
    da: {
      title: 'Sen udtjekning pr. time',
      description: 'Værelset efter kl. 11, i op til tre timer mere.',
    },
    fi: {
      title: 'Myöhäinen lähtö tunneittain',
      description: 'Huone klo 11 jälkeen, enintään kolme tuntia lisää.',
    },
    nl: {
      title: 'Laat uitchecken per uur',
      description: 'Uw kamer na 11.00 uur, nog maximaal drie uur.',
    },
    no: {
      title: 'Sen utsjekk per time',
      description: 'Rommet etter kl. 11, i inntil tre timer til.',
    },
    sv: {
      title: 'Sen utcheckning per timme',
      description: 'Rummet efter kl. 11, i upp till tre timmar till.',
    },
  },
}
