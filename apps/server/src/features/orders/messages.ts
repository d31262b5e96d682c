import type { ConfirmationChannel } from '@innkeeper/domain/orders/constants.ts'
import { channelsOf } from '@innkeeper/domain/orders/request-decision.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { OrderMessage } from './neighbours.ts'
import type { HouseFacts } from './repository.ts'
import type { OrderRow } from './tables.ts'

type Telling = {
  kind: OrderMessage['kind']
  confirmation: ConfirmationChannel
  house: HouseFacts
  /** Of this installation, as guests reach it. */
  origin: string
  /** Whether the message names the time. */
  includesTime?: boolean
  hasReceipt?: boolean
}

/** Where the guest follows an order. */
export function orderUrl(origin: string, { propertyId, id }: Pick<OrderRow, 'propertyId' | 'id'>): string {
  return `${origin}/order/${propertyId}/confirmation/${id}`
}

/**
 * What the guest is told of an order, or null where nothing goes out. What staff ask for is written even where there is
 * no address, so that they see why it did not go; what goes by itself is not.
 */
export function messageOf(order: OrderRow, telling: Telling): OrderMessage | null {
  const { kind, confirmation, house, origin, includesTime = true, hasReceipt = false } = telling
  const isAsked = kind === 'accepted' || kind === 'declined'
  const address = { sms: order.phone, email: order.email }
  const channels = channelsOf(confirmation).filter((channel) => isAsked || address[channel] !== null)
  if (order.isPreview || channels.length === 0) return null
  return {
    propertyId: order.propertyId,
    propertyName: house.name,
    orderId: order.id,
    kind,
    channels,
    email: order.email,
    phone: order.phone,
    language: interfaceLanguageFor(order.language),
    firstName: order.firstName ?? '',
    number: order.number,
    timeExpected: includesTime ? order.timeExpected : null,
    timeZone: house.timeZone,
    deliveryMethod: order.deliveryMethod,
    reason: order.reason,
    reasonText: order.reasonText,
    total: order.total,
    currency: order.currency,
    orderUrl: orderUrl(origin, order),
    hasReceipt,
  }
}
