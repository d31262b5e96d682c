import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { insertProducts } from '../features/orders/products/repository.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoProperty } from './demo-property.ts'

export async function writeProducts(
  tx: Tx,
  { property, products }: Pick<DemoProperty, 'property' | 'products'>,
): Promise<void> {
  const defaultIndex = defaultLanguage(property.localization)?.index ?? 0
  const written = { defaultIndex, changedBy: null, changedAt: new Date() }
  const rows = products.map((each) => ({ ...each, ...written }))
  await insertProducts(tx, property.propertyId, rows)
}
