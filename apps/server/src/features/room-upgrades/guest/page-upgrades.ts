import type { UpgradesView } from '@innkeeper/api/page.ts'
import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findOrderUpgrade } from '../requests/repository.ts'
import type { ClosedUpgrades } from './closed-upgrades.ts'
import type { UpgradesCall, UpgradesOf } from './upgrades-of.ts'

type Dependencies = { db: Database; upgradesOf: UpgradesOf; closedUpgrades: ClosedUpgrades }

export type PageUpgrades = (call: UpgradesCall, view: UpgradesView) => Promise<Upgrades | null>

/** What a page shows of the upgrades, also once the stay is over; null for an address that opens nothing. */
export function createPageUpgrades({ db, upgradesOf, closedUpgrades }: Dependencies): PageUpgrades {
  const isRequest = (propertyId: string, orderId: string) =>
    db.tenant(propertyId, async (tx) => (await findOrderUpgrade(tx, propertyId, orderId)) !== null, {
      readOnly: true,
    })

  return async (call, view) => {
    const found = (await upgradesOf(call).catch(nullWhenUnknown)) ?? (await closedUpgrades(call))
    if (found || view.name !== 'request confirmation' || view.orderId === null) return found
    // Whoever asked can read what became of it, also when the stay has another link by now.
    const isThere = await isRequest(call.propertyId, view.orderId)
    return isThere ? upgradesOf({ ...call, linkKey: null }) : null
  }
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'booking/unknown') return null
  throw error
}
