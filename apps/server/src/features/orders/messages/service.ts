import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { letterText } from '../../../platform/mail/letter.ts'
import { letterHtml } from '../../../platform/mail/letter-html.ts'
import type { MessagingService, NewMessage } from '../../messaging/service.ts'
import { ORDER_CAUSE } from './order-cause.ts'
import { orderLetter } from './order-letter.ts'
import type { OrderMessage, OrderMessageKind, Translate } from './order-message.ts'
import { orderSms } from './order-sms.ts'
import { presentMessage } from './presenter.ts'

/** Whoever orders writes any address they like, and nobody looks before these go out: its owner is spared a flood. */
const AUTOMATIC: readonly OrderMessageKind[] = ['received', 'expired']
const MOST_PER_HOUR = 10

export type OrderMessages = {
  /** Writes the message by each of its channels; sent once the transaction commits. */
  send(tx: Tx, message: OrderMessage): Promise<void>
  /** What was sent about an order, the newest first. */
  list(tx: Tx, propertyId: string, orderId: string): Promise<OrderRequest['messages']>
  /** What was sent about these orders goes with the person it was sent to. */
  remove(tx: Tx, propertyId: string, orderIds: readonly string[]): Promise<void>
}

export function createOrderMessages(messaging: MessagingService): OrderMessages {
  return {
    async send(tx, message) {
      // All catalogues in all languages: nobody should wait for them at the start.
      const { translate } = await import('@innkeeper/i18n/translate.ts')
      await messaging.sendMessage(tx, writtenMessage(message, translate))
    },
    async list(tx, propertyId, orderId) {
      const sent = await messaging.messagesOf(tx, propertyId, { kind: ORDER_CAUSE, id: orderId })
      return sent.map(presentMessage)
    },
    remove: (tx, propertyId, orderIds) => messaging.deleteMessages(tx, propertyId, ORDER_CAUSE, orderIds),
  }
}

function writtenMessage(message: OrderMessage, translate: Translate): NewMessage {
  const { propertyId, orderId, bookingId, kind, channels, phone, email, language } = message
  return {
    propertyId,
    cause: { kind: ORDER_CAUSE, id: orderId },
    kind,
    recipient: { bookingId, phone, email },
    language,
    content: {
      ...(channels.includes('sms') && { sms: { text: orderSms(message, translate) } }),
      ...(channels.includes('email') && { email: mailOf(message, translate) }),
    },
    ...(AUTOMATIC.includes(kind) && { hourlyLimit: MOST_PER_HOUR }),
  }
}

function mailOf(message: OrderMessage, translate: Translate) {
  const letter = orderLetter(message, translate)
  return {
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    hasAttachments: message.hasReceipt,
  }
}
