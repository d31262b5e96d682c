import { isNoSale } from '@innkeeper/domain/upselling/deal-price.ts'
import { isBackwards } from '@innkeeper/domain/upselling/deal-rules.ts'
import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findPictures } from '../../media/service.ts'
import { findKeptProductIds, findStoredProduct } from '../../orders/service.ts'
import { findTargetGroups, findUnitCategories } from '../../units/service.ts'

/** A deal as it was, and as it is to be. */
type Change = { before: Deal; after: Deal }

/**
 * Refuses what a change brings: products, pictures, target groups and categories that are not the property's, a product
 * named twice, a price that lowers nothing, a range that ends before it begins. What stood there before is let be: a
 * product that was archived since must not keep anybody from pausing the deal.
 */
export async function requireSoundChange(tx: Tx, propertyId: string, change: Change): Promise<void> {
  await requireReferences(tx, propertyId, change)
  requireForwards(change)
  await requireLowered(tx, propertyId, change)
}

async function requireReferences(tx: Tx, propertyId: string, { before, after }: Change): Promise<void> {
  const products = productsOf(after)
  if (new Set(products).size !== products.length) {
    throw new AppError('request/invalid', 'A deal names each product once.')
  }
  await requireKnown(
    added(productsOf(before), products),
    () => findKeptProductIds(tx, propertyId),
    'product/unknown',
  )
  await requireKnown(
    added(before.pictures, after.pictures),
    async () => [...(await findPictures(tx, propertyId, after.pictures)).keys()],
    'media/unknown',
  )
  await requireKnown(
    added(before.visibility.targetGroups, after.visibility.targetGroups),
    async () => idsOf(await findTargetGroups(tx, propertyId)),
    'units/group-unknown',
  )
  await requireKnown(
    added(before.visibility.unitCategories, after.visibility.unitCategories),
    async () => idsOf(await findUnitCategories(tx, propertyId)),
    'units/category-unknown',
  )
}

function requireForwards({ before, after }: Change): void {
  for (const name of ['daysBeforeArrival', 'nights'] as const) {
    const [was, range] = [before.visibility[name], after.visibility[name]]
    const isNew = was.from !== range.from || was.to !== range.to
    if (isNew && isBackwards(range)) {
      throw new AppError('deal/range-backwards', 'A range ends before it begins.', { field: name })
    }
  }
}

async function requireLowered(tx: Tx, propertyId: string, { before, after }: Change): Promise<void> {
  const known = new Map(before.products.map(({ productId, salePrice }) => [productId, salePrice]))
  for (const { productId, salePrice } of after.products) {
    if (salePrice === null || known.get(productId) === salePrice) continue
    const stored = await findStoredProduct(tx, propertyId, productId)
    if (stored && isNoSale(salePrice, stored.product)) {
      const { price } = stored.product
      throw new AppError('deal/price-not-lower', 'The price is not lower.', { productId, price })
    }
  }
}

async function requireKnown(
  ids: readonly string[],
  find: () => Promise<readonly string[]>,
  code: ConstructorParameters<typeof AppError>[0],
): Promise<void> {
  if (ids.length === 0) return
  const known = new Set(await find())
  if (!ids.every((id) => known.has(id)))
    throw new AppError(code, 'The deal names something the property has not.')
}

const productsOf = ({ products }: Deal) => products.map(({ productId }) => productId)
const added = (before: readonly string[], after: readonly string[]) =>
  after.filter((id) => !before.includes(id))
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
