import {
  createDeal,
  deleteDeal,
  getDeal,
  getDealUses,
  getSoldOfDeal,
  listDeals,
  orderDeals,
  saveDeal,
} from '@innkeeper/api/upselling/deals.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { isForDeals } from '@innkeeper/domain/upselling/deal-rules.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { type Handler, read, writeAfter } from '../../../platform/http/handlers.ts'
import type { WhereUsed } from '../../../platform/where-used.ts'
import { type Catalogue, findSold } from '../../orders/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { DealService, Offered } from './service.ts'

type Services = {
  db: Database
  clock: Clock
  properties: PropertyService
  catalogue: Catalogue
  deals: DealService
  whereUsed: Pick<WhereUsed, 'deals'>
}

/** What staff do with deals. */
export function dealHandlers({ db, clock, properties, catalogue, deals, whereUsed }: Services): Handler[] {
  const offeredIn = async ({ propertyId }: { propertyId: string }): Promise<Offered> => {
    const { products, defaultIndex } = await catalogue.of(propertyId)
    const offered = [...products.values()].filter(isForDeals).map(({ id }) => id)
    return { offered: new Set(offered), defaultIndex }
  }

  return [
    read(listDeals, async ({ propertyId }) => {
      const [offered, { property }] = await Promise.all([
        offeredIn({ propertyId }),
        properties.snapshot(propertyId),
      ])
      const items = await db.tenant(propertyId, (tx) => deals.list(tx, propertyId, offered), {
        readOnly: true,
      })
      return { items, hoursBeforeArrival: property.hoursBeforeArrival }
    }),
    read(getDeal, async ({ propertyId, params }) => {
      const offered = await offeredIn({ propertyId })
      return db.tenant(propertyId, (tx) => deals.open(tx, propertyId, params.dealId, offered), {
        readOnly: true,
      })
    }),
    read(getDealUses, async ({ propertyId, params: { dealId } }) => {
      const offered = await offeredIn({ propertyId })
      const find = async (tx: Tx) => {
        await deals.open(tx, propertyId, dealId, offered)
        return whereUsed.deals(tx, propertyId, dealId, offered.defaultIndex)
      }
      return { places: await db.tenant(propertyId, find, { readOnly: true }) }
    }),
    read(getSoldOfDeal, async ({ propertyId, params: { dealId } }) => {
      const { timeZone } = (await properties.snapshot(propertyId)).property
      const today = localTimeAt(clock.now().getTime(), timeZone).date
      const offered = await offeredIn({ propertyId })
      const find = async (tx: Tx) => {
        await deals.open(tx, propertyId, dealId, offered)
        return findSold(tx, { propertyId, subject: `deal/${dealId}`, today })
      }
      return { days: await db.tenant(propertyId, find, { readOnly: true }) }
    }),
    writeAfter(createDeal, offeredIn, ({ staff, body }, tx, offered) =>
      deals.create(tx, staff, body.copyOf, offered),
    ),
    writeAfter(saveDeal, offeredIn, ({ staff, params, body }, tx, offered) =>
      deals.save(tx, staff, { id: params.dealId, ...body }, offered),
    ),
    writeAfter(deleteDeal, offeredIn, async ({ staff, params }, tx) => {
      await deals.remove(tx, staff, params.dealId)
      return {}
    }),
    writeAfter(orderDeals, offeredIn, async ({ staff, body }, tx, offered) => ({
      items: await deals.order(tx, staff, body.dealIds, offered),
    })),
  ]
}
