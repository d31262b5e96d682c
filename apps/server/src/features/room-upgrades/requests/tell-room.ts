import type { Tx } from '../../../platform/db/port.ts'
import type { AnsweredOrder } from '../../orders/service.ts'
import { acceptUpgrade } from './accept-upgrade.ts'
import { findOrderUpgrade } from './repository.ts'
import { takeUpgradeBack } from './take-upgrade-back.ts'

type ChangedRoom = { propertyId: string; bookingId: string; orderId: string }

/** The booking system that the house works in, where one is connected. */
export type RoomChanges = {
  /** In the transaction that changed the room; the system itself is told afterwards. */
  changed(tx: Tx, room: ChangedRoom): Promise<void>
  /** The system in which people have to change the room themselves. */
  changeByHandIn(tx: Tx, room: ChangedRoom): Promise<string | null>
}

/** What an answer means for the stay, and that its booking system hears of it. */
export function upgradeEffects(roomChanges: Pick<RoomChanges, 'changed'>) {
  return {
    async onAccepted(answered: AnsweredOrder): Promise<void> {
      await acceptUpgrade(answered)
      const { tx, order, chosen } = answered
      const bookingId = order.bookingId ?? chosen.bookingId
      if (bookingId === null) return
      await roomChanges.changed(tx, { propertyId: order.propertyId, bookingId, orderId: order.id })
    },
    async onCancelled(answered: AnsweredOrder): Promise<void> {
      await takeUpgradeBack(answered)
      const { tx, order } = answered
      const { propertyId, bookingId, id: orderId } = order
      const wish = await findOrderUpgrade(tx, propertyId, orderId)
      if (bookingId === null || !wish?.isMovedBack) return
      await roomChanges.changed(tx, { propertyId, bookingId, orderId })
    },
  }
}
