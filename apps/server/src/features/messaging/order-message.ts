import type { DeclineReason, DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'

export type MessageKind = 'received' | 'accepted' | 'declined' | 'expired'

/** What the guest is told of an order, as orders hand it over. */
export type OrderMessage = {
  propertyId: string
  propertyName: string
  orderId: string
  kind: MessageKind
  channels: ('sms' | 'email')[]
  email: string | null
  phone: string | null
  language: string
  firstName: string
  number: number
  /** Null where the message is to name no time. */
  timeExpected: Date | null
  timeZone: string
  deliveryMethod: DeliveryMethod | null
  reason: DeclineReason | null
  reasonText: string | null
  total: number
  currency: string
  orderUrl: string
  hasReceipt: boolean
}

/** The server's texts; they come late, since all languages at once are large. */
export type Translate = typeof import('@innkeeper/i18n/translate.ts').translate
