import type { Database } from '../../platform/db/port.ts'
import type { LeavesHouse } from './leaves-house.ts'
import type { CauseReference } from './new-message.ts'
import { findRecipients } from './repository.ts'
import type { MessageChannel } from './tables.ts'

export type Addressee = { channel: MessageChannel; address: string }

/** Who was written to about a cause: what a provider took, or will take. What stays in the house reaches nobody. */
export function createAddressees({ db, leavesHouse }: { db: Database; leavesHouse: LeavesHouse }) {
  return async (propertyId: string, cause: CauseReference): Promise<Addressee[]> => {
    const rows = await db.tenant(propertyId, (tx) => findRecipients(tx, propertyId, cause), {
      readOnly: true,
    })
    const leaves = rows.some(({ state }) => state === 'queued') ? await leavesHouse(propertyId) : null
    return rows.flatMap(({ channel, address, state }) =>
      state !== 'queued' || leaves?.[channel] ? [{ channel, address }] : [],
    )
  }
}
