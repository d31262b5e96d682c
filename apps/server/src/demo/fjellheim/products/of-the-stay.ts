import { CATEGORIES } from '../categories.ts'
import type { FjellheimProduct } from '../product.ts'

export const lateCheckOut: FjellheimProduct = {
  key: 'late-check-out',
  price: 300,
  vat: 12,
  category: CATEGORIES.stay,
  pictures: ['room'],
  journey: ['IN_STAY'],
  kind: 'part of the stay',
  stayMoment: 'departure',
  cutOff: { kind: 'day before', time: '20:00' },
  maxQuantity: 1,
  texts: {
    en: {
      title: 'Late check-out',
      description: 'Keep your room until 13:00, if nobody needs it before. We answer the same evening.',
    },
    da: {
      title: 'Sen udtjekning',
      description: 'Behold værelset til kl. 13, hvis ingen skal bruge det før. Du får svar samme aften.',
    },
    fi: {
      title: 'Myöhäinen lähtö',
      description: 'Pidä huone klo 13 asti, jos kukaan ei tarvitse sitä aiemmin. Vastaamme samana iltana.',
    },
    nl: {
      title: 'Laat uitchecken',
      description:
        'Houd uw kamer tot 13.00 uur, als niemand die eerder nodig heeft. U hoort het dezelfde avond.',
    },
    no: {
      title: 'Sen utsjekk',
      description: 'Behold rommet til kl. 13, hvis ingen trenger det før. Du får svar samme kveld.',
    },
    sv: {
      title: 'Sen utcheckning',
      description: 'Behåll rummet till kl. 13, om ingen behöver det tidigare. Du får svar samma kväll.',
    },
  },
}

export const carCharger: FjellheimProduct = {
  key: 'car-charger',
  price: 190,
  vat: 25,
  category: CATEGORIES.stay,
  journey: ['PRE_STAY', 'IN_STAY'],
  kind: 'part of the stay',
  stayMoment: 'whole stay',
  stock: 8,
  maxQuantity: 1,
  isAutomaticallyAccepted: true,
  texts: {
    en: {
      title: 'Parking with a charger',
      description: 'One of the eight spaces behind the barn is yours for the stay, power included.',
    },
    da: {
      title: 'Parkering med lader',
      description: 'En af de otte pladser bag laden er din under opholdet, strømmen er med i prisen.',
    },
    fi: {
      title: 'Latauspaikka autolle',
      description:
        'Yksi ladon takana olevista kahdeksasta paikasta on sinun koko majoituksen ajan, sähkö kuuluu hintaan.',
    },
    nl: {
      title: 'Parkeren met laadpaal',
      description:
        'Een van de acht plaatsen achter de schuur is tijdens uw verblijf van u, stroom inbegrepen.',
    },
    no: {
      title: 'Parkering med lader',
      description: 'En av de åtte plassene bak låven er din under oppholdet, strømmen er med i prisen.',
    },
    sv: {
      title: 'Parkering med laddare',
      description: 'En av de åtta platserna bakom ladan är din under vistelsen, elen ingår.',
    },
  },
}
