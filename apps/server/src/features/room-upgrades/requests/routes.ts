import { listUpgradeUnits } from '@innkeeper/api/room-upgrades.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read } from '../../../platform/http/handlers.ts'
import { unitsFor } from './free-units.ts'
import { findOrderUpgrade, findRequest } from './repository.ts'
import { readStay } from './stay-at-hand.ts'
import { whatItMeans } from './what-it-means.ts'

type Services = { db: Database; clock: Clock }

/** The rooms a request can be given, and what it means for the stay it is or is said to be of. */
export function upgradeUnitHandlers({ db, clock }: Services): Handler[] {
  return [
    read(listUpgradeUnits, ({ propertyId, params: { requestId }, query }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const request = await findRequest(tx, propertyId, requestId)
          const wish = request && (await findOrderUpgrade(tx, propertyId, requestId))
          if (!wish) throw new AppError('order/unknown', 'No such request for an upgrade.')
          const bookingId = request.bookingId ?? query.bookingId ?? null
          const stay =
            bookingId === null ? null : await readStay(tx, { propertyId, bookingId, now: clock.now() })
          const found = await unitsFor(tx, wish.toCategoryId, {
            propertyId,
            bookingId,
            nights: stay?.nights ?? wish.nights,
          })
          const isItsOwn = request.bookingId !== null
          return {
            items: found.map(({ id, code, isFree }) => ({ id, code, isFree })),
            stay: stay && (await whatItMeans(tx, wish, { stay, isItsOwn })),
          }
        },
        { readOnly: true },
      ),
    ),
  ]
}
