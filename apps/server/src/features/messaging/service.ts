import type { SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import { findStandings, knownAs } from './addresses.ts'
import type { Causes, MessageCause } from './causes.ts'
import type { Lane } from './delivery/due-messages.ts'
import type { Inbound } from './inbound.ts'
import { messageRows, type NewRow } from './message-rows.ts'
import type { CauseReference, NewMessage } from './new-message.ts'
import { deleteMessagesOf, findMessagesOf, hasReceived, insertMessage } from './repository.ts'
import { holdSmsLimit, smsPartsLeft } from './settings/sms-limit.ts'
import type { MessageRow } from './tables.ts'

export type { MessageCause, NewMessage }

const HOUR_MS = 3_600_000

type Dependencies = {
  clock: Clock
  causes: Causes
  /** In the transaction: what waits in the lane is sent once that commits. */
  ask(tx: Tx, lane: Lane): Promise<unknown>
  inbound: Inbound
}

/** What became of a message; not whom it went to nor what it says. */
export type SentMessage = Pick<
  MessageRow,
  'id' | 'kind' | 'channel' | 'state' | 'failure' | 'createdAt' | 'sentAt'
>

export type MessagingService = {
  /** At composition: a feature says that it causes messages of a kind, and answers for them. */
  registerCause(kind: string, cause: MessageCause): void
  /** At composition: whoever reads what guests write back. */
  onInbound: Inbound['onInbound']
  /** Writes the message for each channel; sent once the transaction commits. */
  sendMessage(tx: Tx, message: NewMessage): Promise<void>
  /** The newest first. */
  messagesOf(tx: Tx, propertyId: string, cause: CauseReference): Promise<SentMessage[]>
  /** Messages hold a name and an address: they go with the person. */
  deleteMessages(tx: Tx, propertyId: string, causeKind: string, causeIds: readonly string[]): Promise<void>
}

export function createMessagingService({ clock, causes, ask, inbound }: Dependencies): MessagingService {
  async function isOverLimit(tx: Tx, row: NewRow, hourlyLimit: number | undefined): Promise<boolean> {
    if (hourlyLimit === undefined || row.state !== 'queued') return false
    const since = new Date(clock.now().getTime() - HOUR_MS)
    return hasReceived(tx, row, { many: hourlyLimit, since })
  }

  /** Why nothing goes there although somebody wants it; null where nothing speaks against it. */
  async function whyNot(
    tx: Tx,
    { propertyId, channel, recipient, parts = 0 }: NewRow,
  ): Promise<SkipReason | null> {
    const address = knownAs(channel, recipient)
    const standing = (await findStandings(tx, propertyId, channel, [address])).get(address)
    if (standing === 'stopped') return 'stopped'
    if (standing === 'bounced') return 'address-bounced'
    if (channel !== 'sms') return null
    await holdSmsLimit(tx, propertyId)
    const left = await smsPartsLeft(tx, propertyId, clock.now())
    return left !== null && parts > left ? 'sms-limit-reached' : null
  }

  async function checked(tx: Tx, row: NewRow): Promise<NewRow> {
    const reason = row.state === 'queued' ? await whyNot(tx, row) : null
    return reason === null ? row : { ...row, state: 'skipped', failure: reason }
  }

  return {
    registerCause: causes.register,
    onInbound: inbound.onInbound,
    async sendMessage(tx, message) {
      // An unknown cause is refused here rather than by the job, where nobody sees it.
      causes.of(message.cause.kind)
      for (const row of messageRows(message, clock.now())) {
        if (await isOverLimit(tx, row, message.hourlyLimit)) continue
        const { propertyId, channel, state } = await insertMessage(tx, await checked(tx, row))
        if (state === 'queued') await ask(tx, { propertyId, channel })
      }
    },
    messagesOf: findMessagesOf,
    deleteMessages: deleteMessagesOf,
  }
}
