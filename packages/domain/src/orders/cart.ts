import type { PaymentService } from '../payments/constants.ts'
import type { LineWhen } from './availability.ts'
import type { DeliveryMethod } from './constants.ts'
import type { TimeProblemCode } from './delivery-times.ts'
import type { WhenProblemCode } from './line-when.ts'
import type { OfferProblemCode } from './offer-problem.ts'
import type { Product } from './product-schema.ts'
import type { HoursFrom } from './stay-time.ts'

/** A line of a cart as it is sent. */
export type CartLine = {
  productId: string
  quantity: number
  /** Choice list id to the chosen id. */
  choices: Readonly<Record<string, string>>
  extras: readonly string[]
  comment: string
  /** For which days, and the time on them, of what says so itself; null for all other. */
  when: LineWhen | null
  /** The deal it is bought by. */
  dealId: string | null
}

export type CartTerms = {
  delivery: DeliveryMethod | null
  service: PaymentService | null
  languageIndex: number
  /** Why this visitor may not order the product, whatever of it is wanted; null where they may. */
  refusalOf: (product: Product, line: CartLine) => OfferProblemCode | null
  /** Why it cannot be had in time; nothing is judged by time where this is left out. */
  timeProblemOf?: (product: Product, line: CartLine) => TimeProblemCode | WhenProblemCode | null
  /** The lines that no place is left for, by where they stand; nothing is judged by places where this is left out. */
  full?: ReadonlyMap<number, unknown>
  /** The lines by which the stay would have more on a day than it may. */
  overStay?: ReadonlySet<number>
  /** What one piece costs before choices and extras; the product's own price where this is left out. */
  priceOf?: (product: Product, line: CartLine) => number
  /** The usual times of check-in and check-out and what the stay has of its own: hours are counted from the better. */
  hoursFrom: HoursFrom
}
