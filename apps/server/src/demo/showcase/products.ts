import type { ProductPlan } from '../product-plan.ts'
import type { ShowcaseLanguage } from './languages.ts'
import type { ShowcasePicture } from './pictures.ts'

type ShowcaseProduct = ProductPlan<ShowcaseLanguage, ShowcasePicture>

const VAT = 25

const KITCHEN = { en: 'From the kitchen', da: 'Fra køkkenet' }
const FOREST = { en: 'In the forest', da: 'I skoven' }
const STAY = { en: 'Your stay', da: 'Dit ophold' }

/** One of each kind: brought, picked up, done at a time, part of the stay. */
export const SHOWCASE_PRODUCTS: readonly ShowcaseProduct[] = [
  {
    key: 'coffee',
    price: 4,
    vat: VAT,
    category: KITCHEN,
    pictures: ['coffee'],
    journey: ['PRE_STAY', 'IN_STAY'],
    between: ['07:00', '21:00'],
    diets: ['vegan', 'lactose free'],
    texts: {
      en: { title: 'Espresso, brought to you', description: 'Black and strong, on the step of your cabin.' },
      da: { title: 'Espresso, bragt til dig', description: 'Sort og stærk, på trinnet foran din hytte.' },
    },
  },
  {
    key: 'forest-lunch',
    price: 19,
    vat: VAT,
    category: KITCHEN,
    pictures: ['lunch'],
    journey: ['PRE_STAY', 'IN_STAY'],
    kind: 'picked up',
    delivery: ['pickup'],
    between: ['09:00', '14:00'],
    cutOff: { kind: 'day before', time: '20:00' },
    allergens: ['gluten', 'milk'],
    diets: ['vegetarian'],
    texts: {
      en: {
        title: 'Lunch for the forest',
        description: 'Sandwiches, an apple and something hot, ready at the desk.',
      },
      da: {
        title: 'Madpakke til skoven',
        description: 'Smurt brød, et æble og noget varmt, klar i receptionen.',
      },
    },
  },
  {
    key: 'forest-walk',
    price: 25,
    vat: VAT,
    category: FOREST,
    pictures: ['moss'],
    journey: ['PRE_STAY', 'IN_STAY'],
    kind: 'service',
    between: ['10:00', '16:00'],
    cutOff: { kind: 'minutes before', minutes: 120 },
    maxQuantity: 6,
    texts: {
      en: { title: 'A walk with Nanna', description: 'Two slow hours, a magnifying glass and a thermos.' },
      da: { title: 'En tur med Nanna', description: 'To langsomme timer, en lup og en termokande.' },
    },
  },
  {
    key: 'late-check-out',
    price: 30,
    vat: VAT,
    category: STAY,
    journey: ['PRE_STAY', 'IN_STAY'],
    kind: 'part of the stay',
    stayMoment: 'departure',
    maxQuantity: 1,
    texts: {
      en: { title: 'Stay until two', description: 'The cabin is yours until 14:00 on the last day.' },
      da: { title: 'Bliv til klokken to', description: 'Hytten er din til kl. 14 den sidste dag.' },
    },
  },
]
