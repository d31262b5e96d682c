import type { PaymentService } from '../payments/constants.ts'
import type { DeliveryMethod } from './constants.ts'
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
  /** Whether this visitor may order the product. */
  isOffered: (product: Product) => boolean
  /** Whether its cut-off is past; of what is ordered now, nothing is where this is left out. */
  isTooLate?: (product: Product) => boolean
}
