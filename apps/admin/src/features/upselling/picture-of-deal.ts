import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import type { DealProductFacts } from './use-deal-products.ts'

/** The first picture guests see of a deal: its own, else that of its first product with one. */
export function pictureOfDeal(
  { pictures, products }: Pick<Deal, 'pictures' | 'products'>,
  facts: ReadonlyMap<string, DealProductFacts>,
): string | undefined {
  if (pictures[0]) return pictures[0]
  const attachments = products.flatMap(({ productId }) => facts.get(productId)?.product?.attachments ?? [])
  return attachments.find(({ kind }) => kind === 'picture')?.mediaId
}
