import { listOnSale, setSoldOut } from '@innkeeper/api/orders/products.ts'
import { requestScope } from '@innkeeper/domain/orders/request-scope.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read, writeAfter } from '../../../platform/http/handlers.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findOnSale, markSoldOut, presentOnSale } from './sold-out.ts'

type Services = { db: Database; clock: Clock; properties: PropertyService }

/** What is sold out for today, in one tap, by whoever answers requests for it. */
export function soldOutHandlers({ db, clock, properties }: Services): Handler[] {
  return [
    read(listOnSale, async ({ propertyId, staff }) => {
      const rows = await db.tenant(propertyId, (tx) => findOnSale(tx, propertyId, requestScope(staff)), {
        readOnly: true,
      })
      return { items: rows.map((row) => presentOnSale(row, clock.now())) }
    }),
    writeAfter(
      setSoldOut,
      async ({ propertyId }) => (await properties.snapshot(propertyId)).property.timeZone,
      async ({ staff, params, body }, tx, timeZone) => {
        const now = clock.now()
        const marking = { productId: params.productId, isSoldOut: body.isSoldOut, now, timeZone }
        return presentOnSale(await markSoldOut(tx, staff, marking), now)
      },
    ),
  ]
}
