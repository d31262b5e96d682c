import type { ProductPlan } from '../product-plan.ts'
import type { HavnehusetLanguage } from './languages.ts'
import type { HavnehusetPicture } from './pictures.ts'

type HavnehusetProduct = ProductPlan<HavnehusetLanguage, HavnehusetPicture>

/** Danish VAT is one rate. */
const VAT = 25

export const HAVNEHUSET_PRODUCTS: readonly HavnehusetProduct[] = [
  {
    key: 'ferry-breakfast',
    price: 95,
    vat: VAT,
    category: 'Køkkenet',
    pictures: ['table'],
    journey: ['PRE_STAY', 'IN_STAY'],
    delivery: ['pickup'],
    between: ['05:30', '09:00'],
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
    },
    choices: [
      {
        key: 'drink',
        names: { da: 'I koppen', en: 'In the cup' },
        of: [
          { key: 'coffee', names: { da: 'Kaffe', en: 'Coffee' } },
          { key: 'tea', names: { da: 'Te', en: 'Tea' } },
        ],
      },
    ],
    extras: [{ key: 'roll', price: 20, names: { da: 'En kanelsnegl', en: 'A cinnamon roll' } }],
  },
  {
    key: 'cake',
    price: 45,
    vat: VAT,
    category: 'Køkkenet',
    journey: ['IN_STAY'],
    between: ['14:30', '17:00'],
    on: [1, 2, 4, 5, 6, 7],
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
    },
  },
  {
    key: 'smoked-fish',
    price: 185,
    salePrice: 165,
    vat: VAT,
    category: 'Køkkenet',
    pictures: ['harbour'],
    journey: ['PRE_STAY', 'IN_STAY'],
    between: ['12:00', '20:00'],
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
    },
  },
  {
    key: 'kayak',
    price: 250,
    vat: VAT,
    category: 'På vandet',
    pictures: ['beach'],
    journey: ['PRE_STAY', 'IN_STAY'],
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
    },
  },
  {
    key: 'late-check-out',
    price: 150,
    vat: VAT,
    category: 'Huset',
    journey: ['IN_STAY'],
    delivery: ['pickup'],
    maxQuantity: 1,
    texts: {
      da: { title: 'Bliv til kl. 13', description: 'Hvis ingen skal have værelset samme dag.' },
      en: { title: 'Stay until 13:00', description: 'If nobody needs the room the same day.' },
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
