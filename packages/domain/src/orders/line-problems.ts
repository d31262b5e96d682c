import type { CartLine, CartTerms } from './cart.ts'
import type { TimeProblemCode } from './delivery-times.ts'
import type { WhenProblemCode } from './line-when.ts'
import { stayTimeOf } from './line-when.ts'
import type { OfferProblemCode } from './offer-problem.ts'
import { handoverMethods, isHandedOver } from './product-kinds.ts'
import type { Product } from './product-schema.ts'

/** Why a line cannot be ordered, as an error code. */
export type LineProblemCode =
  | OfferProblemCode
  | TimeProblemCode
  | WhenProblemCode
  | 'order/too-many'
  | 'order/choice-refused'
  | 'order/delivery-refused'
  /** No place is left on one of its days. */
  | 'order/fully-booked'
export type LineProblem = { line: number; code: LineProblemCode }

/** The lines of a cart that cannot be ordered, each with its first reason. */
export function lineProblems(
  products: ReadonlyMap<string, Product>,
  cart: readonly CartLine[],
  terms: Pick<CartTerms, 'delivery' | 'refusalOf' | 'timeProblemOf' | 'full' | 'overStay'>,
): LineProblem[] {
  const wanted = quantities(cart)
  const repeated = repeatedHours(products, cart)
  return cart.flatMap((line, place) => {
    const product = products.get(line.productId)
    const code = product
      ? (terms.refusalOf(product, line) ??
        problemOf(product, line, wanted.get(product.id) ?? 0, terms) ??
        (repeated.has(place) ? 'order/hours-had' : null) ??
        (terms.overStay?.has(place) ? 'order/too-many' : null) ??
        (terms.full?.has(place) ? 'order/fully-booked' : null))
      : 'order/product-unavailable'
    return code ? [{ line: place, code }] : []
  })
}

function problemOf(
  product: Product,
  line: CartLine,
  wanted: number,
  { delivery, timeProblemOf }: Pick<CartTerms, 'delivery' | 'timeProblemOf'>,
): LineProblemCode | null {
  const { options } = product
  // The most of one order counts all its lines, which differ in choices.
  if (line.quantity < 1 || wanted > options.quantity.maxQuantity) return 'order/too-many'
  if (!areChoicesRight(options, line) || !areExtrasRight(options, line)) return 'order/choice-refused'
  const untimely = timeProblemOf?.(product, line)
  if (untimely) return untimely
  const isRefused = delivery && isHandedOver(options.kind) && !handoverMethods(options).includes(delivery)
  return isRefused ? 'order/delivery-refused' : null
}

/** Every required list has a choice, and every choice is of its list. */
function areChoicesRight({ listOfChoices }: Product['options'], { choices }: CartLine): boolean {
  const known = new Set(listOfChoices.map(({ id }) => id))
  return (
    Object.keys(choices).every((id) => known.has(id)) &&
    listOfChoices.every((list) => {
      const chosen = Object.hasOwn(choices, list.id) ? choices[list.id] : undefined
      return chosen === undefined ? !list.isRequired : list.choices.some(({ id }) => id === chosen)
    })
  )
}

/** Every extra is one of the product's, each named once. */
function areExtrasRight(options: Product['options'], { extras }: CartLine): boolean {
  return (
    new Set(extras).size === extras.length &&
    extras.every((id) => options.extras.some((extra) => extra.id === id))
  )
}

/** Who comes early comes once: of several lines for check-in or for check-out the first counts. */
function repeatedHours(products: ReadonlyMap<string, Product>, cart: readonly CartLine[]): Set<number> {
  const moved = cart.map(({ productId }) => {
    const product = products.get(productId)
    return product ? stayTimeOf(product.options) : null
  })
  return new Set(moved.flatMap((time, place) => (time && moved.indexOf(time) < place ? [place] : [])))
}

function quantities(cart: readonly CartLine[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { productId, quantity } of cart) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  }
  return wanted
}
