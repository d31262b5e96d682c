import type { DeclineReason, DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'

import type { Brand } from '@innkeeper/domain/properties/schema.ts'

/** How messages name an order as what caused them; stored with them. */
export const ORDER_CAUSE = 'order'

export type OrderMessageKind = 'received' | 'accepted' | 'declined' | 'cancelled' | 'expired'

/** What letters and texts about an order say, and where they go. */
export type OrderMessage = {
  propertyId: string
  propertyName: string
  /** Its logo, null where it has none. */
  logoUrl: string | null
  brand: Brand
  orderId: string
  bookingId: string | null
  kind: OrderMessageKind
  /** Nobody looks at it before it goes out, to an address that whoever ordered wrote as they liked. */
  isAutomatic: boolean
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
  /** Where the guest follows it. */
  orderUrl: string
  /** The page of every order: short enough for a text where the own one is not. */
  shortUrl: string
  /** Of an upgrade: the room that was asked for, in the guest's words. */
  room: string | null
  /** The number of the order that its guest changed into this one. */
  replaces: number | null
  hasReceipt: boolean
}

/** The server's texts; they come late, since all languages at once are large. */
export type Translate = typeof import('@innkeeper/i18n/translate.ts').translate
