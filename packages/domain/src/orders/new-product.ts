import {
  DEFAULT_DELIVERY_CLOSED,
  DEFAULT_DELIVERY_OPEN,
  DEFAULT_IS_UNLIMITED,
  DEFAULT_MAX_QUANTITY,
  DEFAULT_VAT_RATE,
  DELIVERY_METHODS,
  NEW_PRODUCT_JOURNEYS,
  type ProductType,
} from './constants.ts'
import type { Product, ProductHours, ProductOptions } from './product-schema.ts'

/** Open on all days for the whole of them (spec 9). */
export function alwaysOpen(): ProductHours {
  const day = () => ({ isOpen: true, open: DEFAULT_DELIVERY_OPEN, closed: DEFAULT_DELIVERY_CLOSED })
  return [day(), day(), day(), day(), day(), day(), day()]
}

/** How a product is sold unless told otherwise (spec 9). */
export function defaultOptions(): ProductOptions {
  return {
    salePrice: null,
    quantity: { isUnlimited: DEFAULT_IS_UNLIMITED, maxQuantity: DEFAULT_MAX_QUANTITY },
    openComment: false,
    kind: 'brought',
    stayMoment: 'whole stay',
    cutOff: null,
    availability: null,
    allergens: [],
    diets: [],
    minimumAge: null,
    listOfChoices: [],
    deliveryMethod: [...DELIVERY_METHODS],
    extras: [],
    hasServiceCharge: false,
    openingHours: alwaysOpen(),
    isAutomaticallyAccepted: false,
  }
}

/** Who sees a new product until somebody says otherwise. */
export function defaultVisibility(): Product['visibility'] {
  return {
    targetGroups: [],
    guestJourney: [...NEW_PRODUCT_JOURNEYS],
    productArea: { guestbook: true, automation: false },
  }
}

/** A product as it begins: without words, free of charge, disabled until somebody enables it. */
export function newProduct(id: string, type: ProductType = 'product'): Product {
  return {
    id,
    version: 5,
    type,
    state: 'disabled',
    internal: false,
    integrationId: null,
    price: 0,
    vatRate: DEFAULT_VAT_RATE,
    content: {},
    attachments: [],
    category: '',
    options: defaultOptions(),
    visibility: defaultVisibility(),
  }
}
