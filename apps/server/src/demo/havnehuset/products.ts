import type { ProductPlan } from '../product-plan.ts'
import type { HavnehusetLanguage } from './languages.ts'
import type { HavnehusetPicture } from './pictures.ts'

type HavnehusetProduct = ProductPlan<HavnehusetLanguage, HavnehusetPicture>

/** Danish VAT is one rate. */
const VAT = 25

const KITCHEN = { da: 'Køkkenet', en: 'The kitchen', et: 'Köök' }
const WATER = { da: 'På vandet', en: 'On the water', et: 'Vee peal' }
const HOUSE = { da: 'Huset', en: 'The house', et: 'Maja' }

export const HAVNEHUSET_PRODUCTS: readonly HavnehusetProduct[] = [
  {
    key: 'ferry-breakfast',
    price: 95,
    vat: VAT,
    category: KITCHEN,
    pictures: ['table'],
    journey: ['PRE_STAY', 'IN_STAY'],
    kind: 'picked up',
    delivery: ['pickup'],
    between: ['05:30', '09:00'],
    cutOff: { kind: 'day before', time: '20:00' },
    allergens: ['gluten', 'eggs', 'milk'],
    diets: ['vegetarian'],
    takesComment: true,
    isAutomaticallyAccepted: true,
    texts: {
      da: {
        title: 'Morgenmad til båden',
        description: 'Rugbrødsmad med ost, et æg og en kop kaffe, pakket til rejsen.',
      },
      en: {
        title: 'Breakfast for the ferry',
        description: 'Rye bread with cheese, an egg and a cup of coffee, packed for the way.',
      },
      et: {
        title: 'Hommikusöök laevale',
        description: 'Juustuga rukkileib, muna ja tass kohvi, teele kaasa pakitud.',
      },
    },
    choices: [
      {
        key: 'drink',
        names: { da: 'I koppen', en: 'In the cup', et: 'Tassis' },
        of: [
          { key: 'coffee', names: { da: 'Kaffe', en: 'Coffee', et: 'Kohv' } },
          { key: 'tea', names: { da: 'Te', en: 'Tea', et: 'Tee' } },
        ],
      },
    ],
    extras: [
      { key: 'roll', price: 20, names: { da: 'En kanelsnegl', en: 'A cinnamon roll', et: 'Kaneelisai' } },
    ],
  },
  {
    key: 'cake',
    price: 45,
    vat: VAT,
    category: KITCHEN,
    pictures: ['cake'],
    journey: ['IN_STAY'],
    between: ['14:30', '17:00'],
    on: [1, 2, 4, 5, 6, 7],
    allergens: ['gluten', 'eggs', 'milk'],
    diets: ['vegetarian'],
    hasServiceCharge: true,
    texts: {
      da: {
        title: 'Dagens kage',
        description: 'Det, der kom ud af ovnen i dag. Ikke om onsdagen, da sejler Mette.',
      },
      en: {
        title: 'Cake of the day',
        description: 'Whatever left the oven today. Not on Wednesdays, when Mette sails.',
      },
      et: {
        title: 'Päeva kook',
        description: 'See, mis täna ahjust tuli. Kolmapäeviti mitte, siis on Mette merel.',
      },
    },
  },
  {
    key: 'smoked-fish',
    price: 185,
    salePrice: 165,
    vat: VAT,
    category: KITCHEN,
    pictures: ['fish'],
    journey: ['PRE_STAY', 'IN_STAY'],
    soldIn: ['guestbook', 'deals'],
    between: ['12:00', '20:00'],
    allergens: ['fish', 'crustaceans', 'gluten'],
    stock: 10,
    hasServiceCharge: true,
    texts: {
      da: {
        title: 'Et fad fra røgeriet',
        description: 'Makrel, rejer og rugbrød til én. Hentet på molen samme dag.',
      },
      en: {
        title: 'A plate from the smokehouse',
        description: 'Mackerel, shrimps and rye bread for one. Fetched from the pier the same day.',
      },
      et: {
        title: 'Vaagen suitsuahjust',
        description: 'Makrell, krevetid ja rukkileib ühele. Samal päeval muulilt toodud.',
      },
    },
  },
  {
    key: 'beer',
    price: 65,
    vat: VAT,
    category: KITCHEN,
    journey: ['IN_STAY'],
    between: ['12:00', '22:00'],
    allergens: ['gluten'],
    diets: ['vegan'],
    minimumAge: 18,
    texts: {
      da: {
        title: 'En øl fra bryggeriet på øen',
        description: 'En kold halv liter. Den nydes bedst på kajen.',
      },
      en: { title: 'A beer from the island', description: 'A cold half litre. It tastes best on the quay.' },
      et: { title: 'Saare õlu', description: 'Külm pooleliitrine. Kõige paremini maitseb see kai peal.' },
    },
  },
  {
    key: 'kayak',
    price: 250,
    vat: VAT,
    category: WATER,
    pictures: ['kayak'],
    journey: ['PRE_STAY', 'IN_STAY'],
    kind: 'picked up',
    delivery: ['pickup'],
    between: ['09:00', '18:00'],
    stock: 2,
    maxQuantity: 2,
    texts: {
      da: {
        title: 'Kajak en halv dag',
        description: 'Med vest og pagaj. Vi ser på vinden, før vi siger ja.',
      },
      en: {
        title: 'Kayak for half a day',
        description: 'With vest and paddle. We look at the wind before we say yes.',
      },
      et: {
        title: 'Süst pooleks päevaks',
        description: 'Koos vesti ja aeruga. Enne kui jah ütleme, vaatame, kuidas tuul on.',
      },
    },
  },
  {
    key: 'late-check-out',
    price: 150,
    vat: VAT,
    category: HOUSE,
    pictures: ['room'],
    journey: ['IN_STAY'],
    kind: 'part of the stay',
    stayMoment: 'departure',
    maxQuantity: 1,
    texts: {
      da: { title: 'Bliv til kl. 13', description: 'Hvis ingen skal have værelset samme dag.' },
      en: { title: 'Stay until 13:00', description: 'If nobody needs the room the same day.' },
      et: { title: 'Jääge kella 13-ni', description: 'Kui keegi tuba samal päeval ei vaja.' },
    },
  },
  {
    key: 'service-charge',
    type: 'baseDelivery',
    price: 25,
    vat: VAT,
    texts: {
      da: { title: 'Op ad trappen', description: 'Én gang for hver bestilling, vi bringer op på værelset.' },
    },
  },
]
