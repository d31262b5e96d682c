import { DELIVERY_METHODS, type ProductKind } from '@innkeeper/domain/orders/constants.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'

type Options = Product['options']

/** What changes with the kind: something brought may be picked up as well until staff say otherwise. */
export function withKind({ kind: before }: Options, kind: ProductKind): Partial<Options> {
  if (kind === before) return {}
  if (kind === 'brought') return { kind, deliveryMethod: [...DELIVERY_METHODS] }
  return kind === 'picked up' ? { kind, deliveryMethod: ['pickup'] } : { kind }
}
