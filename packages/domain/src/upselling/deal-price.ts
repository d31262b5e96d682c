import { priceOf } from '../orders/price-cart.ts'
import type { Product } from '../orders/product-schema.ts'

export type PricedProduct = Pick<Product, 'price' | 'options'>

/** Whether what a deal asks for a product is no less than its regular price: nobody would call that lowered. */
export function isNoSale(salePrice: number | null, { price }: Pick<PricedProduct, 'price'>): boolean {
  return salePrice !== null && salePrice >= price
}

/** Whether a deal asks for less than the product costs without it, its own sale price included. */
export function isCheaperInDeal(salePrice: number | null, product: PricedProduct): salePrice is number {
  return salePrice !== null && salePrice < priceOf(product)
}

/** What guests pay for a product in a deal: never more than without it. */
export function priceInDeal(salePrice: number | null, product: PricedProduct): number {
  return isCheaperInDeal(salePrice, product) ? salePrice : priceOf(product)
}
