import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { OrderRow } from '../tables.ts'

/** From which room to which a request goes; null for one that is about something else. */
export type FindUpgrade = (tx: Tx, order: OrderRow) => Promise<OrderRequest['upgrade']>

export type UpgradeFacts = { register(find: FindUpgrade): void; find: FindUpgrade }

/** Room upgrades say it when they are made; orders know nothing of rooms. */
export function createUpgradeFacts(): UpgradeFacts {
  let known: FindUpgrade = async () => null
  return {
    register(find) {
      known = find
    },
    find: async (tx, order) => (order.source === 'room upgrades' ? known(tx, order) : null),
  }
}
