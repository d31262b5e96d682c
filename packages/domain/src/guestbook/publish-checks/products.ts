import type { Card } from '../card-schema.ts'
import type { PublishFacts } from './facts.ts'
import { type CardProblem, problem } from './problem.ts'

/**
 * Products a card names that guests cannot order. It is a warning where one is only switched off or the module is
 * closed: the card then sends guests to reception, and comes back by itself. It blocks where every product is archived
 * or gone.
 */
export function closedProducts(
  { form }: Pick<Card, 'form'>,
  { products, modules }: Pick<PublishFacts, 'products' | 'modules'>,
): CardProblem[] {
  if (!form || form.productIds.length === 0) return []
  if (!modules.includes('products')) {
    return [problem('brokenLink', 'product', { target: 'feature', blocks: false })]
  }
  if (form.productIds.every((id) => products.offered.includes(id))) return []
  const blocks = !form.productIds.some((id) => products.kept.includes(id))
  return [problem('brokenLink', 'product', { target: 'product', blocks })]
}
