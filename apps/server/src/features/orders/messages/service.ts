import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { letterText } from '../../../platform/mail/letter.ts'
import { letterHtml } from '../../../platform/mail/letter-html.ts'
import type { MessagingService, NewMessage } from '../../messaging/service.ts'
import type { ConfirmationPages } from '../guest/confirmation-pages.ts'
import { findMessageDetails } from './message-details.ts'
import type { MessageToWrite } from './message-of.ts'
import { orderLetter } from './order-letter.ts'
import { ORDER_CAUSE, type OrderMessage, type Translate } from './order-message.ts'
import { orderSms } from './order-sms.ts'
import { presentMessage } from './presenter.ts'

/** Whoever orders writes any address they like: its owner is spared a flood of what nobody looks at. */
const MOST_PER_HOUR = 10

export type OrderMessages = {
  /** Writes the message by each of its channels; sent once the transaction commits. */
  send(tx: Tx, message: MessageToWrite): Promise<void>
  /** What was sent about an order, the newest first. */
  list(tx: Tx, propertyId: string, orderId: string): Promise<OrderRequest['messages']>
  /** What was sent about these orders goes with the person it was sent to. */
  remove(tx: Tx, propertyId: string, orderIds: readonly string[]): Promise<void>
}

export function createOrderMessages(
  messaging: MessagingService,
  pages: Pick<ConfirmationPages, 'pathFrom'>,
): OrderMessages {
  return {
    async send(tx, { told, ...message }) {
      // All catalogues in all languages: nobody should wait for them at the start.
      const { translate } = await import('@innkeeper/i18n/translate.ts')
      const details = await findMessageDetails(tx, told, pages)
      await messaging.sendMessage(tx, writtenMessage({ ...message, ...details }, translate))
    },
    async list(tx, propertyId, orderId) {
      const sent = await messaging.messagesOf(tx, propertyId, { kind: ORDER_CAUSE, id: orderId })
      return sent.map(presentMessage)
    },
    remove: (tx, propertyId, orderIds) => messaging.deleteMessages(tx, propertyId, ORDER_CAUSE, orderIds),
  }
}

function writtenMessage(message: OrderMessage, translate: Translate): NewMessage {
  const { propertyId, orderId, bookingId, kind, isAutomatic, channels, phone, email, language } = message
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
    ...(isAutomatic && { hourlyLimit: MOST_PER_HOUR }),
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
