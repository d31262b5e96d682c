import type { DeclineReason, DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'

import type { Brand } from '@innkeeper/domain/properties/schema.ts'

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
