import type { ConfirmationChannel } from '@innkeeper/domain/orders/constants.ts'
import { channelsOf } from '@innkeeper/domain/orders/request-decision.ts'
import { logoPath } from '@innkeeper/domain/properties/logo-path.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { PropertyFacts } from '../repository.ts'
import type { OrderRow } from '../tables.ts'
import type { MessageDetails, ToldOrder } from './message-details.ts'
import type { OrderMessage } from './order-message.ts'

/** A message with what it is written from; the rest is found when it is written. */
export type MessageToWrite = Omit<OrderMessage, keyof MessageDetails> & { told: ToldOrder }

export type MessageOptions = {
  kind: OrderMessage['kind']
  confirmation: ConfirmationChannel
  property: PropertyFacts
  /** Of this installation, as guests reach it. */
  origin: string
  /** Whether the message names the time. */
  includesTime?: boolean
  hasReceipt?: boolean
  /** Whether nobody looks at it before it goes out. */
  isAutomatic?: boolean
}

/**
 * The message to the guest of an order, or null where nothing goes out. What staff ask for is written even where there
 * is no address, so that they see why it did not go; what is sent automatically is not.
 */
export function messageOf(order: OrderRow, options: MessageOptions): MessageToWrite | null {
  const { kind, confirmation, property, origin } = options
  const { includesTime = true, hasReceipt = false, isAutomatic = false } = options
  const { logo } = property.brand
  const address = { sms: order.phone, email: order.email }
  const channels = channelsOf(confirmation).filter((channel) => !isAutomatic || address[channel] !== null)
  if (order.isPreview || channels.length === 0) return null
  return {
    propertyId: order.propertyId,
    propertyName: property.name,
    logoUrl: logo === null ? null : origin + logoPath(order.propertyId, logo),
    brand: property.brand,
    orderId: order.id,
    bookingId: order.bookingId,
    kind,
    isAutomatic,
    channels,
    email: order.email,
    phone: order.phone,
    language: interfaceLanguageFor(order.language),
    firstName: order.firstName ?? '',
    number: order.number,
    timeExpected: includesTime ? order.timeExpected : null,
    timeZone: property.timeZone,
    deliveryMethod: order.deliveryMethod,
    reason: order.reason,
    reasonText: order.reasonText,
    total: order.total,
    currency: order.currency,
    hasReceipt,
    told: { ...order, origin },
  }
}
