import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'

type Requested = Upgrades['requested']

/** The request of this room, whichever device sent it. */
export function requestOf(requested: Requested, upgradeId: string): Requested {
  return requested?.upgradeId === upgradeId ? requested : null
}

/** Another room that was asked for and not answered: a stay asks for one at a time. */
export function waitingElsewhere(requested: Requested, upgradeId: string): Requested {
  return requested && requested.upgradeId !== upgradeId && requested.order.standing === 'sent'
    ? requested
    : null
}

/** What was asked for, in the words it was asked in. */
export function requestedTitle({ order }: NonNullable<Requested>): string {
  return order.items[0]?.title ?? ''
}
