import { CATEGORIES } from '../categories.ts'
import type { FjellheimProduct } from '../product.ts'

export const cocoaUnderTheStars: FjellheimProduct = {
  key: 'cocoa-under-the-stars',
  price: 245,
  vat: 25,
  category: CATEGORIES.bar,
  pictures: ['stars'],
  journey: ['PRE_STAY'],
  soldIn: ['deals'],
  kind: 'part of the stay',
  stayMoment: 'whole stay',
  availability: { kind: 'each night', places: 4 },
  allergens: ['milk'],
  diets: ['vegetarian'],
  maxQuantity: 2,
  isAutomaticallyAccepted: true,
  texts: {
    en: {
      title: 'Cocoa on your balcony',
      description: 'Two reindeer hides, wool blankets and a flask of cocoa. One flask is enough for two.',
    },
    da: {
      title: 'Kakao på din altan',
      description: 'To rensdyrskind, uldtæpper og en termokande kakao. Én kande rækker til to.',
    },
    fi: {
      title: 'Kaakaota parvekkeella',
      description: 'Kaksi porontaljaa, villahuovat ja termospullo kaakaota. Yksi pullo riittää kahdelle.',
    },
    nl: {
      title: 'Chocolademelk op uw balkon',
      description:
        'Twee rendiervachten, wollen dekens en een thermosfles chocolademelk. Eén fles is genoeg voor twee.',
    },
    no: {
      title: 'Kakao på balkongen',
      description: 'To reinskinn, ullpledd og en termos med kakao. Én termos holder til to.',
    },
    sv: {
      title: 'Choklad på balkongen',
      description: 'Två renskinn, yllefiltar och en termos varm choklad. En termos räcker till två.',
    },
  },
}

export const barnGarage: FjellheimProduct = {
  key: 'barn-garage',
  price: 120,
  vat: 25,
  category: CATEGORIES.stay,
  pictures: ['barnGarage'],
  journey: ['PRE_STAY'],
  soldIn: ['deals'],
  kind: 'part of the stay',
  stayMoment: 'whole stay',
  availability: { kind: 'each night', places: 6 },
  maxQuantity: 2,
  isAutomaticallyAccepted: true,
  texts: {
    en: { title: 'A place in the barn', description: 'Parking under a roof, by the night. Six places.' },
    da: {
      title: 'En plads i laden',
      description: 'Parkering under tag, pr. nat. Der er seks pladser.',
    },
    fi: {
      title: 'Autopaikka ladossa',
      description: 'Katettu pysäköintipaikka yöksi kerrallaan. Paikkoja on kuusi.',
    },
    nl: {
      title: 'Een plaats in de schuur',
      description: 'Overdekt parkeren, per nacht. Er zijn zes plaatsen.',
    },
    no: { title: 'En plass i låven', description: 'Parkering under tak, per natt. Det er seks plasser.' },
    sv: { title: 'En plats i ladan', description: 'Parkering under tak, per natt. Det finns sex platser.' },
  },
}

export const extraBed: FjellheimProduct = {
  key: 'extra-bed',
  price: 250,
  vat: 12,
  category: CATEGORIES.stay,
  pictures: ['extraBed'],
  journey: ['PRE_STAY'],
  soldIn: ['deals'],
  kind: 'part of the stay',
  stayMoment: 'whole stay',
  availability: { kind: 'each night', places: 5 },
  maxQuantity: 1,
  texts: {
    en: {
      title: 'An extra bed',
      description: 'Eighty centimetres wide, made up with down and linen, for whoever is the fifth.',
    },
    da: {
      title: 'En ekstra seng',
      description: 'Firs centimeter bred, redt op med dun og linned, til den femte i flokken.',
    },
    fi: {
      title: 'Lisävuode',
      description: 'Kahdeksankymmentä senttiä leveä, untuvapeitto ja pellavalakanat, seurueen viidennelle.',
    },
    nl: {
      title: 'Een extra bed',
      description:
        'Tachtig centimeter breed, opgemaakt met dons en linnen, voor de vijfde in het gezelschap.',
    },
    no: {
      title: 'En ekstraseng',
      description: 'Åtti centimeter bred, redd opp med dun og lin, til den femte i følget.',
    },
    sv: {
      title: 'En extrasäng',
      description: 'Åttio centimeter bred, bäddad med dun och linne, för den femte i sällskapet.',
    },
  },
}
