import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { Take } from '@innkeeper/domain/orders/availability.ts'
import { isMatched } from '@innkeeper/domain/orders/booking-match.ts'
import { ORDER_TOTAL_MAX } from '@innkeeper/domain/orders/constants.ts'
import { type CartPrice, type PricedCart, vatOf } from '@innkeeper/domain/orders/price-cart.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { presentOrder } from '../guest/presenter.ts'
import type { StoredOrder } from '../repository.ts'
import { ordererOf } from './checkout.ts'
import { keyOf } from './known-key.ts'
import { orderLanguage } from './order-language.ts'
import type { PlaceBody, PreparedOrder } from './prepare.ts'
import type { PlaceDependencies } from './service.ts'
import type { UpgradeWay } from './statement.ts'
import { createStoreOrder } from './store-order.ts'
import type { Visit } from './visits.ts'

/** What a guest sends with the wish for another room. */
type SentWish = {
  language?: number | undefined
  total: number | null
  reservationNumber: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  comments: string
  preview?: string | undefined
  cameFrom?: string | undefined
}

/** A room for some nights, each row at one price, in the words of the guest and of staff. */
export type WishedRoom = {
  upgradeId: string
  title: string
  staffTitle: string
  rows: readonly { unitPrice: number; nights: readonly string[]; quantity: number }[]
  vatRate: number
  way: Omit<UpgradeWay, 'room_upgrade_id'>
  takes: Take[]
  isAutomaticallyAccepted: boolean
  timeRequested: Date | null
}

export type UpgradeWish = {
  propertyId: string
  request: FastifyRequest
  /** Under which name the key of the call is kept. */
  endpoint: string
  /** What one key stands for. */
  sentWhole: unknown
  sent: SentWish
  /** Whose stay it is, opened by its link; nobody's where the guest only says so. */
  visit: Visit
  /** Priced for this visitor; throws where it cannot be asked for. */
  roomFor(language: PropertyLanguage, now: Date): Promise<WishedRoom>
}

export type PlaceUpgrade = (wish: UpgradeWish, reply: FastifyReply) => Promise<GuestOrder>

/** A wish for another room is an order like every other: with a key, limits, messages and a receipt. */
export function createPlaceUpgrade(deps: PlaceDependencies): PlaceUpgrade {
  const { clock, properties, devices, payments } = deps
  const { orderOfKey, store } = createStoreOrder(deps)

  async function isPreview(token: string | undefined, propertyId: string): Promise<boolean> {
    if (token === undefined) return false
    if (await deps.isPreviewToken(token, propertyId)) return true
    throw new AppError('order/preview-ended', 'This preview has ended.')
  }

  async function prepare(wish: UpgradeWish, device: string): Promise<PreparedOrder> {
    const { propertyId, request, sent, visit, roomFor } = wish
    const now = clock.now()
    const [snapshot, options] = await Promise.all([
      properties.snapshot(propertyId),
      payments.paymentOptions(propertyId),
    ])
    const language = orderLanguage(snapshot, request, sent.language)
    const isTriedOut = await isPreview(sent.preview, propertyId)
    const room = await roomFor(language, now)
    const checkout: PlaceBody['checkout'] = {
      ...sent,
      roomNumber: '',
      timeOfDelivery: null,
      deliveryOrPickup: null,
    }
    const { localization } = snapshot.property
    const orderer = ordererOf(checkout, visit, localization, {
      time: false,
      delivery: false,
      // Whoever came by the link of a stay can be reached by e-mail.
      phone: visit.stay === null,
    })
    const cart = cartOf(room)
    if (cart.total > ORDER_TOTAL_MAX) throw new AppError('order/too-many', 'No order comes to so much.')
    const { stay } = visit
    if (stay && cart.total !== sent.total) {
      throw new AppError('order/price-changed', 'The price is another now.', { total: cart.total })
    }
    return {
      body: bodyOf(sent, checkout, cart),
      snapshot,
      language,
      visit,
      booking: stay,
      // What a stranger says of a booking is looked up by nobody but staff.
      isMatched: isTriedOut || isMatched('room upgrades', stay, orderer.unit),
      otherRoom: null,
      orderer,
      cart,
      deliveryMethod: null,
      timeRequested: room.timeRequested,
      isTimed: false,
      options,
      isPreview: isTriedOut,
      takes: room.takes,
      // A stay asks for one room at a time.
      mostOf: new Map(),
      upgrade: { ...room.way, room_upgrade_id: room.upgradeId },
      device,
      network: deps.networkOf(request, propertyId),
      now,
    }
  }

  return async (wish, reply) => {
    const { propertyId, request, endpoint, sentWhole } = wish
    const key = { ...keyOf(request, sentWhole), endpoint }
    const from = devices.forOrder(request, key.key)
    from.keep(reply)
    let stored: StoredOrder
    try {
      const prepared = await prepare(wish, from.device)
      const origin = deps.linkOrigin(request)
      stored = await store(prepared, { key, origin, isKnownDevice: from.isKnown })
    } catch (refusal) {
      const known = refusal instanceof AppError ? await orderOfKey(propertyId, key) : null
      if (!known) throw inWordsOfRooms(refusal)
      stored = known
    }
    return presentOrder(stored, { paymentUrl: null, device: from.device })
  }
}

/** What is gone is a room, not a place. */
function inWordsOfRooms(refusal: unknown): unknown {
  if (!(refusal instanceof AppError) || refusal.code !== 'order/fully-booked') return refusal
  return new AppError('upgrade/fully-booked', 'No such room is left on one of the nights.')
}

function bodyOf(sent: SentWish, checkout: PlaceBody['checkout'], { total }: PricedCart): PlaceBody {
  return {
    shop: 'guestbook',
    ...(sent.cameFrom !== undefined && { cameFrom: sent.cameFrom }),
    lines: [],
    checkout,
    service: 'Put on bill',
    total,
  }
}

function cartOf(room: WishedRoom): PricedCart {
  const lines = room.rows.map((row, place) => lineOf(room, row, place))
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  return {
    lines,
    problems: [],
    itemsTotal: total,
    serviceCharge: 0,
    serviceChargeVatRate: 0,
    transactionFee: 0,
    transactionFeeVatRate: 0,
    total,
    vat: lines.reduce((sum, { vat }) => sum + vat, 0),
  }
}

function lineOf(
  { upgradeId, title, staffTitle, vatRate, isAutomaticallyAccepted }: WishedRoom,
  { unitPrice, nights, quantity }: WishedRoom['rows'][number],
  place: number,
): CartPrice {
  const total = unitPrice * quantity
  return {
    place,
    productId: upgradeId,
    title,
    staffTitle,
    quantity,
    details: [],
    staffDetails: [],
    comment: '',
    unitPrice,
    total,
    vatRate,
    vat: vatOf(total, vatRate),
    kind: 'part of the stay',
    // No kitchen answers for rooms.
    category: '',
    isCounted: false,
    isAutomaticallyAccepted,
    days: [...nights],
    time: null,
    dealId: null,
    stayTime: null,
    takes: [],
  }
}
