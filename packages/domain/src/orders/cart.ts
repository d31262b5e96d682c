import type { PaymentService } from '../payments/constants.ts'
import type { DeliveryMethod } from './constants.ts'
import type { TimeProblemCode } from './delivery-times.ts'
import type { OfferProblemCode } from './offer-problem.ts'
import type { Product } from './product-schema.ts'

/** A line of a cart as it is sent. */
export type CartLine = {
  productId: string
  quantity: number
  /** Choice list id to the chosen id. */
  choices: Readonly<Record<string, string>>
  extras: readonly string[]
  comment: string
}

export type CartTerms = {
  delivery: DeliveryMethod | null
  service: PaymentService | null
  languageIndex: number
  /** Why this visitor may not order the product, whatever of it is wanted; null where they may. */
  refusalOf: (product: Product) => OfferProblemCode | null
  /** Why it cannot be had in time; nothing is judged by time where this is left out. */
  timeProblemOf?: (product: Product) => TimeProblemCode | null
}
