import type { Leaves } from '@innkeeper/api/messaging/messages.ts'
import type { Senders } from './delivery/deliver.ts'

/** Whether what a property sends by a channel goes to a provider; what lies in the outbox reaches nobody. */
export function createLeavesHouse(senders: Senders) {
  return async (propertyId: string): Promise<Leaves> => {
    const [{ mail }, { sms }] = await Promise.all([senders.email(propertyId), senders.sms(propertyId)])
    return { email: mail.kind !== 'outbox', sms: sms.kind !== 'outbox' }
  }
}
export type LeavesHouse = ReturnType<typeof createLeavesHouse>
