import type { ProductNames } from '../../features/guestbook/search/product-names.ts'
import { catalogueQuery } from '../../features/orders/api.ts'
import type { Ordering } from '../../features/orders/ordering.tsx'
import type { AnswerStore } from '../../platform/answer-store.ts'

/** What this visitor can order, by id; nothing where the catalogue cannot be reached. */
export async function loadProductNames(answers: AnswerStore, ordering: Ordering): Promise<ProductNames> {
  const { products } = await answers.ensure(catalogueQuery(ordering))
  return new Map(products.map(({ id, title }) => [id, title]))
}
