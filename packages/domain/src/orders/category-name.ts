import type { Product } from './product-schema.ts'

/**
 * What a category is called in a language. Any product of the category may say it, so that a name written once holds
 * for all of them and no heading stands twice; without one it is called as staff call it.
 */
export function categoryName(
  category: string,
  products: Iterable<Pick<Product, 'category' | 'content'>>,
  languageIndex: number,
): string {
  for (const product of products) {
    const name = product.category === category ? product.content[languageIndex]?.category?.trim() : undefined
    if (name) return name
  }
  return category
}
