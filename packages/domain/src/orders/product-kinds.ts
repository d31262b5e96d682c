import type { DeliveryMethod, ProductKind } from './constants.ts'
import type { Product } from './product-schema.ts'

type HasKind = { options: Pick<Product['options'], 'kind' | 'deliveryMethod'> }

/** Whether it is had at a time that the guest chooses; what is part of the stay is not. */
export function asksForTime(kind: ProductKind): boolean {
  return kind !== 'part of the stay'
}

/** How the guest can get it: by no way at all where nothing is handed over. */
export function handoverMethods({ kind, deliveryMethod }: HasKind['options']): DeliveryMethod[] {
  if (kind === 'brought') return deliveryMethod
  return kind === 'picked up' ? ['pickup'] : []
}

/** How guests can get all of these: what each of those that are handed over offers; none where none is. */
export function deliveryMethodsOf(products: readonly HasKind[]): DeliveryMethod[] {
  const [first, ...others] = products
    .filter(({ options }) => isHandedOver(options.kind))
    .map(({ options }) => handoverMethods(options))
  return first?.filter((method) => others.every((methods) => methods.includes(method))) ?? []
}

/** Whether something goes from hand to hand. */
export function isHandedOver(kind: ProductKind): boolean {
  return kind === 'brought' || kind === 'picked up'
}

/** A product as its kind has it: what is picked up is picked up only. */
export function withImpliedDelivery(product: Product): Product {
  if (product.options.kind !== 'picked up') return product
  return { ...product, options: { ...product.options, deliveryMethod: ['pickup'] } }
}
