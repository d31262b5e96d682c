import type { Processing } from '../../platform/processing.ts'
import type { PropertySenders } from './senders.ts'

/** What lies in the outbox of the house reaches nobody, so nobody is named for it. */
export function messagingProcessing(senders: PropertySenders): Processing {
  return {
    async recipients(propertyId) {
      const [{ mail }, { sms, provider }] = await Promise.all([
        senders.email(propertyId),
        senders.sms(propertyId),
      ])
      return [
        ...(mail.kind === 'outbox' ? [] : [{ kind: 'mail server' as const, name: '' }]),
        ...(sms.kind === 'outbox' ? [] : [{ kind: 'SMS provider' as const, name: provider }]),
      ]
    },
  }
}
