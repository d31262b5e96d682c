import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import type { changeMessageSettings, MessageSettingsPage } from '@innkeeper/api/messaging/settings.ts'
import { settingChanges } from '@innkeeper/domain/audit/setting-changes.ts'
import { expectedRecords, recordStanding } from '@innkeeper/domain/messaging/dns-records.ts'
import {
  DEFAULT_MESSAGE_SETTINGS,
  isSameMailbox,
  type MessageSettings,
  messageSettingsSchema,
} from '@innkeeper/domain/messaging/settings-schema.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { DnsPort } from '../../../platform/dns/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { recordBy } from '../../audit/service.ts'
import { mailWebhookUrl } from '../mailbox/webhook.ts'
import type { MessageSettingsRow } from '../tables.ts'
import { newSelector, publicKeyOf } from './dkim-key.ts'
import { presentSettings } from './present.ts'
import { findSettingsRow, saveSettingsRow } from './repository.ts'
import type { MessageSecrets } from './secrets.ts'
import { partsThisMonth } from './sms-limit.ts'

type Change = BodyOf<typeof changeMessageSettings>
type Changed = Pick<MessageSettingsRow, 'settings' | 'smsKey' | 'dkimKey' | 'mailboxPassword'> & {
  mailboxRead?: null
}

type Dependencies = {
  db: Database
  clock: Clock
  dns: DnsPort
  secrets: MessageSecrets
  secret: string
  /** Whether mail leaves the house, the address it is sent from, and the server it leaves by. */
  mail: { leaves: boolean; from: string; server: string | null }
}

/** Where the property is reached, for what stands around its settings. */
type House = { propertyId: string; timeZone: string; origin: string; revision: number }

const NOTHING_STORED: Changed = {
  settings: DEFAULT_MESSAGE_SETTINGS,
  smsKey: null,
  dkimKey: null,
  mailboxPassword: null,
}

export const refusedSettings = (reason: string) =>
  new AppError('message-settings/refused', 'This cannot be set like that.', { reason })

export function createMessageSettings({ db, clock, dns, secrets, secret, mail }: Dependencies) {
  async function present(tx: Tx, house: House, row: MessageSettingsRow | null): Promise<MessageSettingsPage> {
    const { propertyId, timeZone, origin } = house
    const parts = await partsThisMonth(tx, propertyId, { now: clock.now().getTime(), timeZone })
    const { leaves, from } = mail
    return presentSettings(row, {
      propertyId,
      origin,
      secrets,
      mail: { leaves, from },
      mailWebhookUrl: mailWebhookUrl({ origin, secret }, propertyId),
      partsThisMonth: parts,
    })
  }

  async function save(
    tx: Tx,
    staff: Staff,
    house: House,
    revision: number,
    changeOf: (stored: MessageSettingsRow | null) => Changed,
  ): Promise<MessageSettingsPage> {
    const { propertyId } = staff
    const before = await findSettingsRow(tx, propertyId)
    const stale = async () =>
      new AppError('message-settings/stale-revision', 'Somebody saved these settings meanwhile.', {
        current: await present(tx, house, await findSettingsRow(tx, propertyId)),
      })
    if ((before?.revision ?? 0) !== revision) throw await stale()
    const changed = changeOf(before)
    const saved = await saveSettingsRow(
      tx,
      { propertyId, ...changed, changedBy: staff.name, changedAt: clock.now() },
      revision,
    )
    if (!saved) throw await stale()
    const stored = before ?? NOTHING_STORED
    const keys = (['smsKey', 'dkimKey', 'mailboxPassword'] as const)
      .filter((name) => stored[name] !== changed[name])
      .map((setting) => ({ setting, values: null }))
    await recordBy(
      tx,
      staff,
      ...[...settingChanges(stored.settings, changed.settings), ...keys].map(({ setting, values }) => ({
        action: 'message-settings.changed' as const,
        details: { changed: setting, ...values },
      })),
    )
    await emit(tx, propertyId, 'message-settings.changed', { revision: saved.revision })
    // What guests are shown says whether they can write.
    if (stored.settings.chat.isOn !== changed.settings.chat.isOn) {
      await emit(tx, propertyId, 'property.changed', { revision: house.revision })
    }
    return present(tx, house, saved)
  }

  function changeBy({ settings: sent, secrets: given }: Change, propertyId: string) {
    return (row: MessageSettingsRow | null): Changed => {
      const stored = row ?? NOTHING_STORED
      const { smsKeys: newKeys, mailboxPassword: newPassword } = given
      const keys = row ? secrets.smsKeys(row) : {}
      const smsKey = newKeys ? secrets.sealSmsKeys(propertyId, keys, newKeys) : stored.smsKey
      const { provider, sender } = sent.sms
      if (provider && newKeys?.provider !== provider && !keys[provider]) throw refusedSettings('sms-keys')
      if (provider && sender === null) throw refusedSettings('sms-sender')
      // A key is made for a domain: another domain asks for another key.
      const { dkim } = sent.email
      const former = stored.settings.email.dkim
      if (dkim && (dkim.domain !== former?.domain || dkim.selector !== former.selector))
        throw refusedSettings('dkim')
      const isSame = isSameMailbox(stored.settings.mailbox, sent.mailbox)
      const kept = isSame && newPassword !== null ? stored.mailboxPassword : null
      const password = newPassword ? secrets.sealMailboxPassword(propertyId, newPassword) : kept
      const mailboxPassword = sent.mailbox === null ? null : password
      if (sent.mailbox && mailboxPassword === null) throw refusedSettings('mailbox-password')
      return {
        settings: sent,
        smsKey,
        dkimKey: dkim ? stored.dkimKey : null,
        mailboxPassword,
        // Another mailbox has other mails under the same numbers.
        ...(!isSame && { mailboxRead: null }),
      }
    }
  }

  function dkimBy(domain: string, privateKey: string, propertyId: string) {
    return (row: MessageSettingsRow | null): Changed => {
      const stored = row ?? NOTHING_STORED
      const { email } = stored.settings
      const selector = newSelector(clock.now(), email.dkim?.selector ?? null)
      const parsed = messageSettingsSchema.safeParse({
        ...stored.settings,
        email: { ...email, dkim: { domain: domain.trim(), selector } },
      } satisfies MessageSettings)
      if (!parsed.success) throw refusedSettings('domain')
      const { smsKey, mailboxPassword } = stored
      return {
        settings: parsed.data,
        smsKey,
        mailboxPassword,
        dkimKey: secrets.sealDkimKey(propertyId, privateKey),
      }
    }
  }

  const rowOf = (propertyId: string) =>
    db.tenant(propertyId, (tx) => findSettingsRow(tx, propertyId), { readOnly: true })

  return {
    read: (house: House) =>
      db.tenant(
        house.propertyId,
        async (tx) => present(tx, house, await findSettingsRow(tx, house.propertyId)),
        { readOnly: true },
      ),
    change: (tx: Tx, staff: Staff, house: House, body: Change) =>
      save(tx, staff, house, body.revision, changeBy(body, staff.propertyId)),
    /** With a key that was made before the transaction: making one takes its time. */
    signWith: (
      tx: Tx,
      staff: Staff,
      house: House,
      body: { revision: number; domain: string; privateKey: string },
    ) => save(tx, staff, house, body.revision, dkimBy(body.domain, body.privateKey, staff.propertyId)),
    /** Outside any transaction: name servers are asked. */
    async checkDns(propertyId: string) {
      const row = await rowOf(propertyId)
      const privateKey = row && secrets.dkimKey(row)
      const signed = row?.settings.email.dkim
      const dkim = signed && privateKey ? { ...signed, publicKey: publicKeyOf(privateKey) } : null
      const expected = expectedRecords({ from: mail.from, server: mail.server, dkim })
      return Promise.all(
        expected.map(async (record) => {
          const found = await dns.texts(record.name)
          return { ...record, found: shown(found), standing: recordStanding(record, found) }
        }),
      )
    },
  }
}
export type MessageSettingsService = ReturnType<typeof createMessageSettings>

/** A domain may have any number of texts of any length; a page shows some of them. */
const shown = (found: readonly string[] | null) =>
  (found ?? []).slice(0, 10).map((text) => text.slice(0, 500))
