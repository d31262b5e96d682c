import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import { newId } from '../../platform/ids.ts'
import { letterText } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import { orderLetter } from './order-letter.ts'
import type { MessageKind, OrderMessage, Translate } from './order-message.ts'
import { orderSms } from './order-sms.ts'
import { presentMessage } from './presenter.ts'
import { deleteMessagesOf, findMessagesOf, hasGot, insertMessages } from './repository.ts'
import type { MessageChannel, MessageRow } from './tables.ts'

/** Whoever orders writes any address they like, and nobody looks before these go out: its owner is spared a flood. */
const BY_THEMSELVES: readonly MessageKind[] = ['received', 'expired']
const MOST_PER_HOUR = 10
const HOUR_MS = 3_600_000

type Dependencies = {
  clock: Clock
  /** In the transaction: the job that sends it once that commits. */
  enqueue(tx: Tx, message: { propertyId: string; messageId: string }): Promise<unknown>
}

export type MessagingService = {
  /** Writes what the guest is told, by each channel; sent once the transaction commits. */
  tellGuest(tx: Tx, message: OrderMessage): Promise<void>
  messagesOf(tx: Tx, propertyId: string, orderId: string): Promise<OrderRequest['messages']>
  /** Messages hold a name and an address: they go with the person. */
  forgetMessages(tx: Tx, propertyId: string, orderIds: readonly string[]): Promise<void>
}

export function createMessagingService({ clock, enqueue }: Dependencies): MessagingService {
  async function isTooMuch(tx: Tx, { propertyId, kind, email, phone }: OrderMessage): Promise<boolean> {
    const recipient = email ?? phone
    if (!BY_THEMSELVES.includes(kind) || recipient === null) return false
    const since = new Date(clock.now().getTime() - HOUR_MS)
    return hasGot(tx, { propertyId, kind, recipient }, { many: MOST_PER_HOUR, since })
  }

  return {
    async tellGuest(tx, message) {
      if (await isTooMuch(tx, message)) return
      // All catalogues in all languages: nobody should wait for them at the start.
      const { translate } = await import('@innkeeper/i18n/translate.ts')
      const createdAt = clock.now()
      const rows = [...new Set(message.channels)].map((channel) => ({
        ...newMessage(message, channel, translate),
        createdAt,
      }))
      await insertMessages(tx, rows)
      for (const { propertyId, id, state } of rows) {
        if (state === 'queued') await enqueue(tx, { propertyId, messageId: id })
      }
    },
    async messagesOf(tx, propertyId, orderId) {
      return (await findMessagesOf(tx, propertyId, orderId)).map(presentMessage)
    },
    forgetMessages: deleteMessagesOf,
  }
}

type NewMessage = Omit<MessageRow, 'createdAt' | 'sentAt'>

function newMessage(message: OrderMessage, channel: MessageChannel, translate: Translate): NewMessage {
  const { propertyId, orderId, kind, language } = message
  const recipient = (channel === 'sms' ? message.phone : message.email) ?? ''
  return {
    propertyId,
    id: newId(),
    kind,
    channel,
    orderId,
    bookingId: null,
    recipient,
    language,
    ...(channel === 'sms' ? smsBody(message, translate) : letterBody(message, translate)),
    // Kept, so that staff who asked for it see why nothing went out.
    ...(recipient === '' ? { state: 'failed', failure: 'no-address' } : { state: 'queued', failure: null }),
  }
}

function smsBody(message: OrderMessage, translate: Translate) {
  return { subject: '', bodyText: orderSms(message, translate), bodyHtml: null, hasReceipt: false }
}

function letterBody(message: OrderMessage, translate: Translate) {
  const letter = orderLetter(message, translate)
  return {
    subject: letter.subject,
    bodyText: letterText(letter),
    bodyHtml: letterHtml(letter),
    hasReceipt: message.hasReceipt,
  }
}
