import * as z from 'zod/mini'
import { DEFAULT_GUEST_JOURNEY, DEFAULT_VAT_RATE } from './constants.ts'
import { defaultOptions, defaultVisibility } from './new-product.ts'
import { type Product, productSchema } from './product-schema.ts'

/*
 * The five shapes of a stored product (spec 3). What a shape lacks gets what a new product begins with.
 *   1: { title, description, language, price, picture } – one language and a plain price
 *   2: content per language, attachments, options { salePrice, quantity, openComment }, visibility by group and journey
 *   3: type, VAT, choices, extras, delivery, service charge, opening hours, automatic acceptance, product areas
 *   4: kind, part of the stay, cut-off, allergens, diets, age, names of attachments
 *   5: how many there are for each day
 */

export const PRODUCT_VERSION = 5

type Stored = Record<string, unknown>

/** From version N to N + 1. */
const upgrades: Record<number, (stored: Stored) => Stored> = {
  1: fromFirst,
  2: fromSecond,
  3: fromThird,
  4: fromFourth,
}

/** A stored product of any known version as today's product, or null when it is not one. */
export function upgradeProduct(stored: unknown): Product | null {
  if (!isObject(stored)) return null
  let shape = stored
  for (let version = Number(shape.version); version < PRODUCT_VERSION; version++) {
    const upgrade = upgrades[version]
    if (!upgrade) return null
    shape = upgrade(shape)
  }
  const parsed = z.safeParse(productSchema, shape)
  return parsed.success ? parsed.data : null
}

/** As products began when these shapes were written: what nobody in house could order stays so. */
function earlierVisibility(): Product['visibility'] {
  return { ...defaultVisibility(), guestJourney: [DEFAULT_GUEST_JOURNEY] }
}

function fromFirst({ title, description, language, picture, ...kept }: Stored): Stored {
  const { salePrice, quantity, openComment } = defaultOptions()
  const { targetGroups, guestJourney } = earlierVisibility()
  return {
    ...kept,
    version: 2,
    content: { [String(language ?? 0)]: { title: title ?? '', description: description ?? '' } },
    attachments: typeof picture === 'string' ? [{ kind: 'picture', mediaId: picture }] : [],
    options: { salePrice, quantity, openComment },
    visibility: { targetGroups, guestJourney },
  }
}

function fromSecond({ options, visibility, ...kept }: Stored): Stored {
  return {
    type: 'product',
    internal: false,
    integrationId: null,
    vatRate: DEFAULT_VAT_RATE,
    attachments: [],
    category: '',
    ...kept,
    version: 3,
    options: { ...defaultOptions(), ...(isObject(options) ? options : {}) },
    visibility: { ...earlierVisibility(), ...(isObject(visibility) ? visibility : {}) },
  }
}

function fromThird({ options, ...kept }: Stored): Stored {
  const known = isObject(options) ? options : {}
  const methods = Array.isArray(known.deliveryMethod) ? known.deliveryMethod : []
  const isFetched = methods.length > 0 && !methods.includes('delivery')
  return {
    ...kept,
    version: 4,
    options: { ...defaultOptions(), ...known, kind: isFetched ? 'picked up' : 'brought' },
  }
}

function fromFourth({ options, ...kept }: Stored): Stored {
  return { ...kept, version: 5, options: { availability: null, ...(isObject(options) ? options : {}) } }
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
