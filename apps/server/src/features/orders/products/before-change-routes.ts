import { getDealsOfProduct, getSoldOfProduct } from '@innkeeper/api/orders/products.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { type Handler, read } from '../../../platform/http/handlers.ts'
import type { ContentPlace, WhereUsed } from '../../../platform/where-used.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findSold } from '../availability/find-sold.ts'
import { requireProduct } from './service.ts'

type Services = {
  db: Database
  clock: Clock
  properties: PropertyService
  whereUsed: Pick<WhereUsed, 'products'>
}

/** What staff are told before they change a product: which deals it takes off sale, and what is sold already. */
export function beforeChangeHandlers({ db, clock, properties, whereUsed }: Services): Handler[] {
  /** Reads of a product that is the property's; throws `product/unknown`. */
  const readOf = <T>(propertyId: string, productId: string, find: (tx: Tx) => Promise<T>) =>
    db.tenant(
      propertyId,
      async (tx) => {
        await requireProduct(tx, propertyId, productId)
        return find(tx)
      },
      { readOnly: true },
    )

  return [
    read(getDealsOfProduct, async ({ propertyId, params: { productId } }) => {
      const { localization } = (await properties.snapshot(propertyId)).property
      const index = defaultLanguage(localization)?.index ?? 0
      const find = (tx: Tx) => whereUsed.products(tx, propertyId, productId, index)
      const places = await readOf(propertyId, productId, find)
      return { deals: places.flatMap(activeDeal) }
    }),
    read(getSoldOfProduct, async ({ propertyId, params: { productId } }) => {
      const { timeZone } = (await properties.snapshot(propertyId)).property
      const today = localTimeAt(clock.now().getTime(), timeZone).date
      const find = (tx: Tx) => findSold(tx, { propertyId, subject: productId, today })
      return { days: await readOf(propertyId, productId, find) }
    }),
  ]
}

function activeDeal({ place, id, name, isPaused }: ContentPlace): { id: string; name: string }[] {
  return place === 'deal' && id !== null && !isPaused ? [{ id, name }] : []
}
