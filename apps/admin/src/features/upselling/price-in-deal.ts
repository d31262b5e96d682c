import * as rule from '@innkeeper/domain/upselling/deal-price.ts'

/** What guests pay for a product in a deal, and the price it is lowered from; null where it is not. */
export function priceInDeal(
  product: rule.PricedProduct,
  salePrice: number | null,
): { price: number; before: number | null } {
  const asked = rule.priceInDeal(salePrice, product)
  return { price: asked, before: asked < product.price ? product.price : null }
}
