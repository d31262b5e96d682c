import {
  DEFAULT_MESSAGE_SETTINGS,
  type MessageSettings,
  type SmsProvider,
} from '@innkeeper/domain/messaging/settings-schema.ts'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { DkimKey, MailPort } from '../../platform/mail/port.ts'
import type { SmsAdapters } from '../../platform/sms/adapters.ts'
import type { SmsGateway, SmsPort } from '../../platform/sms/port.ts'
import type { Senders } from './delivery/deliver.ts'
import { findSettingsRow } from './settings/repository.ts'
import type { MessageSecrets, StoredSmsKeys } from './settings/secrets.ts'
import { smsWebhookAddress } from './sms/webhook-address.ts'

/** Safety net below the event that drops what is kept. */
const KEPT_MS = 60_000
const MAX_KEPT = 1000

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  mail: MailPort
  /** The outbox of the house, where no provider is set. */
  sms: SmsPort
  smsGateways: SmsAdapters
  secrets: MessageSecrets
  origin: string
  isDemo: boolean
  propertyFacts(propertyId: string): Promise<{ name: string }>
}

type Account = { settings: MessageSettings; smsKeys: StoredSmsKeys; dkim: DkimKey | null }

export type PropertySenders = Senders & {
  /** The account at a provider, also one that is no longer chosen; null where its keys are not there. */
  gateway(propertyId: string, provider: SmsProvider): Promise<SmsGateway | null>
}

/** Through whom and in whose name each property sends, as its settings say; a change counts at once on all nodes. */
export function createSenders(dependencies: Dependencies): PropertySenders {
  const { db, clock, hub, mail, sms, smsGateways, secrets, origin, isDemo, propertyFacts } = dependencies
  const accounts = createPropertyCache<Account>({
    hub,
    clock,
    maxEntries: MAX_KEPT,
    dropOn: ['message-settings.changed'],
  })

  async function load(propertyId: string): Promise<Account> {
    const row = await db.tenant(propertyId, (tx) => findSettingsRow(tx, propertyId), { readOnly: true })
    if (!row) return { settings: DEFAULT_MESSAGE_SETTINGS, smsKeys: {}, dkim: null }
    const privateKey = secrets.dkimKey(row)
    const signed = row.settings.email.dkim
    return {
      settings: row.settings,
      smsKeys: secrets.smsKeys(row),
      dkim: signed && privateKey !== null ? { ...signed, privateKey } : null,
    }
  }

  const accountOf = (propertyId: string) =>
    accounts.get([propertyId], async () => ({
      value: await load(propertyId),
      validUntil: clock.now().getTime() + KEPT_MS,
    }))

  function openGateway<P extends SmsProvider>(
    propertyId: string,
    provider: P,
    { settings, smsKeys }: Account,
  ): SmsGateway | null {
    const keys = smsKeys[provider]
    if (!keys) return null
    // Nobody outside reaches a house without a public address: reports are not asked for.
    const webhookUrl = origin.startsWith('https:') ? smsWebhookAddress(origin, provider, propertyId) : null
    return smsGateways[provider](keys, { sender: settings.sms.sender ?? '', webhookUrl })
  }

  return {
    async email(propertyId) {
      const { settings, dkim } = await accountOf(propertyId)
      const { senderName, replyTo } = settings.email
      return { mail, fromName: senderName || (await propertyFacts(propertyId)).name, replyTo, dkim }
    },
    async sms(propertyId) {
      const account = await accountOf(propertyId)
      const { provider, sender } = account.settings.sms
      // A demo writes to nobody, whatever is set.
      const isSet = provider !== null && sender !== null && !isDemo
      const gateway = isSet ? openGateway(propertyId, provider, account) : null
      return gateway && provider ? { sms: gateway, provider } : { sms, provider: sms.kind }
    },
    gateway: async (propertyId, provider) => openGateway(propertyId, provider, await accountOf(propertyId)),
  }
}
