import type { MessagePurpose, SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import type { AddressStanding } from '@innkeeper/domain/messaging/recipients.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Tx } from '../../platform/db/port.ts'
import { internationalPhone } from '../../platform/phone-numbers.ts'
import { findOpenProperty } from '../properties/service.ts'
import { findStandings, knownAs } from './addresses.ts'
import { goesOutAt } from './compose/queue-content.ts'
import type { NewRow } from './message-rows.ts'
import { findSettings } from './settings/repository.ts'
import { holdSmsLimit, smsPartsLeft } from './settings/sms-limit.ts'
import type { MessageChannel } from './tables.ts'

const MODULE_OF: Record<MessageChannel, ModuleName> = { email: 'messagingEmail', sms: 'messagingSms' }

/** Why nothing of this purpose goes to an address of which this is known; null where it goes. */
export function suppressed(
  standing: AddressStanding | undefined,
  purpose: MessagePurpose,
): SkipReason | null {
  if (standing === 'bounced') return 'address-bounced'
  if (standing === 'stopped') return 'stopped'
  return standing === 'unsubscribed' && purpose === 'marketing' ? 'offers-refused' : null
}

/**
 * New messages as they may be stored: without the module of their channel, or with an address that gets nothing, they
 * are kept with the reason and never sent. What answers the guest's own order or question goes out at any hour.
 */
export async function gated(
  tx: Tx,
  propertyId: string,
  { rows, now }: { rows: readonly NewRow[]; now: Date },
): Promise<NewRow[]> {
  const house = await findOpenProperty(tx, propertyId, now)
  if (!house) return []
  const { modules, localization, timeZone } = house
  const { quietHours } = await findSettings(tx, propertyId)

  async function overLimit(parts: number): Promise<SkipReason | null> {
    await holdSmsLimit(tx, propertyId)
    const left = await smsPartsLeft(tx, propertyId, now)
    return left !== null && parts > left ? 'sms-limit-reached' : null
  }

  async function reasonOf({ channel, recipient, purpose, parts = 0 }: NewRow): Promise<SkipReason | null> {
    if (!modules.includes(MODULE_OF[channel])) return 'channel-off'
    const written = channel === 'sms' ? (internationalPhone(recipient, localization) ?? recipient) : recipient
    const address = knownAs(channel, written)
    const standings = await findStandings(tx, propertyId, channel, [address])
    return suppressed(standings.get(address), purpose) ?? (channel === 'sms' ? overLimit(parts) : null)
  }

  const decided: NewRow[] = []
  for (const row of rows) {
    const reason = row.state === 'queued' ? await reasonOf(row) : null
    const nextTryAt = goesOutAt(row.channel, row.purpose, now, { quietHours, timeZone })
    decided.push(
      reason === null ? { ...row, nextTryAt } : { ...row, state: 'skipped', failure: reason, parts: 0 },
    )
  }
  return decided
}
