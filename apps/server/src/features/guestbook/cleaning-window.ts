import { type CleaningWindow, windowOf } from '@innkeeper/domain/cleaning/window.ts'
import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import type { BookingRow, GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { GuestViews } from './guest-view.ts'
import { findShownCard } from './shown-card.ts'

type Services = { guests: GuestService; properties: PropertyService; views: GuestViews }
type Asked = { propertyId: string; stay: BookingRow; cardId: string; now: Date }

/** When a guest can decide about cleaning on a card; null where it is of another kind or they do not see it. */
export function createCleaningWindowFor(services: Services) {
  return async ({ propertyId, stay, cardId, now }: Asked): Promise<CleaningWindow | null> => {
    const visitor = await services.guests.visitorIn(propertyId, stay)
    const card = await findShownCard(services, { propertyId, visitor, cardId, now })
    return card && CARD_KINDS[card.type].isAboutCleaning ? windowOf(card.options) : null
  }
}
