import { CATEGORIES } from '../categories.ts'
import type { FjellheimProduct } from '../product.ts'

/** Fees, what is out of season, and what only the house uses: in the language of the desk. */
export const BEHIND_THE_DESK: readonly FjellheimProduct[] = [
  {
    key: 'service-charge',
    type: 'baseDelivery',
    price: 75,
    vat: 25,
    texts: {
      en: { title: 'Service charge', description: 'Once for every order that is brought to a room.' },
    },
  },
  {
    key: 'transaction-fee',
    type: 'deliveryFee',
    state: 'disabled',
    price: 15,
    vat: 25,
    texts: { en: { title: 'Transaction fee', description: 'For orders put on the bill. Never for cards.' } },
  },
  {
    key: 'snowshoe-tour',
    state: 'disabled',
    price: 550,
    vat: 12,
    category: CATEGORIES.outdoors,
    pictures: ['skiTrack'],
    journey: ['PRE_STAY', 'IN_STAY'],
    kind: 'service',
    stock: 8,
    texts: { en: { title: 'Snowshoe tour with Ola', description: 'Half a day, from the first real snow.' } },
  },
  {
    key: 'boat-trip',
    state: 'archived',
    price: 390,
    vat: 12,
    category: CATEGORIES.outdoors,
    pictures: ['boats'],
    kind: 'service',
    texts: { en: { title: 'Boat trip on the lake', description: 'The boat was sold in September.' } },
  },
  {
    key: 'key-card',
    isInternal: true,
    price: 150,
    vat: 25,
    category: CATEGORIES.stay,
    journey: ['IN_STAY'],
    texts: { en: { title: 'Lost key card', description: 'Put on the bill by the desk.' } },
  },
]
