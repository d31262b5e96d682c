import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { requestUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { QR_VISITOR } from '@innkeeper/domain/guestbook/visitor.ts'
import { defaultLanguage, type PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { isAcceptedAtOnce } from '@innkeeper/domain/room-upgrades/accepted-at-once.ts'
import { nightsByPrice } from '@innkeeper/domain/room-upgrades/nights-by-price.ts'
import { areNightsOffered } from '@innkeeper/domain/room-upgrades/price.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { instantOfLocal } from '@innkeeper/domain/time.ts'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'
import type { OrdersForShops, WishedRoom } from '../../orders/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { FindOfferedRooms } from '../guest/offered-rooms.ts'
import { presentRoom } from '../guest/present-room.ts'
import { requireOpen } from '../guest/require-open.ts'
import { nightsToCome, stayToUpgrade } from '../guest/stay-to-upgrade.ts'
import { unknownUpgrade } from '../upgrades/service.ts'
import { takesOf } from './takes-of.ts'

type Dependencies = {
  properties: PropertyService
  guests: GuestService
  offeredRooms: FindOfferedRooms
  placeUpgrade: OrdersForShops['placeUpgrade']
}

type Call = Context<typeof requestUpgrade>
export type RequestUpgrade = (call: Call, reply: FastifyReply) => Promise<GuestOrder>

const ENDPOINT = `${requestUpgrade.method} ${requestUpgrade.path}`

/** A guest asks for another room. */
export function createRequestUpgrade(deps: Dependencies): RequestUpgrade {
  const { properties, guests, offeredRooms, placeUpgrade } = deps

  async function roomFor(
    { propertyId, params }: Pick<Call, 'propertyId' | 'params'>,
    stay: BookingRow | null,
    { language, now }: { language: PropertyLanguage; now: Date },
  ): Promise<WishedRoom> {
    const [snapshot, offered] = await Promise.all([properties.snapshot(propertyId), offeredRooms(propertyId)])
    const { property } = snapshot
    const upgrade = offered.upgrades.find(({ id }) => id === params.roomUpgradeId)
    const nights = stay ? nightsToCome(stay, now.getTime(), property.timeZone) : []
    // Of another category, or on the day of the departure, there is nothing to ask for.
    const isOffered = upgrade && (!stay || (upgrade.from === stay.unitCategoryId && areNightsOffered(nights)))
    if (!isOffered) throw unknownUpgrade()
    if (upgrade.isFullyBooked) throw new AppError('upgrade/fully-booked', 'This room is fully booked.')
    const { vatRate, from, to } = upgrade
    const titleIn = (languageIndex: number) => presentRoom(to, { offered, snapshot, languageIndex }).title
    const [first] = nights
    const areUnitsKnown = snapshot.units.some(({ categoryId }) => categoryId === to)
    const checkIn = first && instantOfLocal(`${first}T${property.checkInTime}`, property.timeZone)
    return {
      upgradeId: upgrade.id,
      title: titleIn(language.index),
      staffTitle: titleIn(defaultLanguage(property.localization)?.index ?? 0),
      rows: stay ? rowsFor(upgrade, nights) : [oneNight(upgrade)],
      vatRate,
      way: { from_category_id: from, to_category_id: to, nights },
      takes: stay ? takesOf(upgrade, { nights, areUnitsKnown }) : [],
      isAutomaticallyAccepted: stay !== null && isAcceptedAtOnce(upgrade, stay.state),
      timeRequested: checkIn ? new Date(checkIn) : null,
    }
  }

  return async (call, reply) => {
    const { propertyId, params, body, request } = call
    await requireOpen(properties, propertyId)
    const stay = await stayToUpgrade(guests, propertyId, body.booking)
    const visitor = stay ? await guests.visitorIn(propertyId, stay) : QR_VISITOR
    return placeUpgrade(
      {
        propertyId,
        request,
        endpoint: ENDPOINT,
        sentWhole: { params, body },
        sent: body,
        visit: { stay, visitor, scannedRoom: null },
        roomFor: (language, now) => roomFor(call, stay, { language, now }),
      },
      reply,
    )
  }
}

const rowsFor = (upgrade: RoomUpgrade, nights: readonly string[]) =>
  nightsByPrice(upgrade, nights).map((row) => ({ ...row, quantity: row.nights.length }))

/** For how many nights nobody knows before somebody has found the booking. */
const oneNight = ({ pricePerNight }: RoomUpgrade) => ({ unitPrice: pricePerNight, nights: [], quantity: 1 })
