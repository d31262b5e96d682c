import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { offeredOnce } from '@innkeeper/domain/room-upgrades/offered-once.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { FindOfferedRooms } from './offered-rooms.ts'
import { presentRoom } from './present-room.ts'
import type { UpgradesOf } from './upgrades-of.ts'

/** A room as cards, pages and e-mails show it. */
export type UpgradeOffer = {
  id: string
  title: string
  description: string
  picture: BoxPicture | null
  /** For each night; the lowest where nights differ. */
  pricePerNight: number
  isFrom: boolean
  /** For the nights that are left; null for nobody's stay. */
  total: number | null
  isFullyBooked: boolean
}

export type UpgradeOffers = {
  /** For everybody the same, in one language of the property. */
  forAll(propertyId: string, languageIndex: number): Promise<{ currency: string; offers: UpgradeOffer[] }>
  /** With the prices and the rooms of one stay. Throws `booking/unknown`. */
  forStay(
    propertyId: string,
    linkKey: string,
    languageIndex: number,
  ): Promise<{ currency: string; offers: UpgradeOffer[] }>
}

type Dependencies = {
  clock: Clock
  properties: PropertyService
  offeredRooms: FindOfferedRooms
  upgradesOf: UpgradesOf
}

export function createUpgradeOffers(deps: Dependencies): UpgradeOffers {
  const { clock, properties, offeredRooms, upgradesOf } = deps
  return {
    async forAll(propertyId, languageIndex) {
      const [snapshot, offered] = await Promise.all([
        properties.snapshot(propertyId),
        offeredRooms(propertyId),
      ])
      const today = localTimeAt(clock.now().getTime(), snapshot.property.timeZone).date
      const offers = offeredOnce(offered.upgrades, today).map(({ id, to, ...price }): UpgradeOffer => {
        const room = presentRoom(to, { offered, snapshot, languageIndex })
        return { id, ...wordsOf(room), ...price, total: null }
      })
      return { currency: snapshot.property.currency, offers }
    },
    async forStay(propertyId, linkKey, languageIndex) {
      const { property } = await properties.snapshot(propertyId)
      const language = Object.values(property.localization.languages).find(
        ({ index }) => index === languageIndex,
      )
      if (!language) throw new Error('a stay is written to in a language of its property')
      const { currency, upgrades } = await upgradesOf({ propertyId, linkKey, language })
      const offers = upgrades.map(({ id, room, pricePerNight, isFrom, isFullyBooked, stay }) => ({
        id,
        ...wordsOf(room),
        ...{ pricePerNight, isFrom, isFullyBooked },
        total: stay?.total ?? null,
      }))
      return { currency, offers }
    },
  }
}

function wordsOf({ title, description, pictures }: Upgrades['upgrades'][number]['room']) {
  return { title, description, picture: pictures[0] ?? null }
}
