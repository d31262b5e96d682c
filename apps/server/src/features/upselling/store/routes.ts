import { countDeals, getStore } from '@innkeeper/api/upselling/store.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, respond } from '../../../platform/http/handlers.ts'
import { languagePreference } from '../../../platform/http/language-preference.ts'
import type { GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { createDealTotals } from './deal-totals.ts'
import type { createStore } from './store.ts'

type Services = {
  clock: Clock
  properties: PropertyService
  guests: Pick<GuestService, 'stayOf'>
  storeOf: ReturnType<typeof createStore>
  addDealTotals: ReturnType<typeof createDealTotals>
}

export function storeHandlers({ clock, properties, guests, storeOf, addDealTotals }: Services): Handler[] {
  return [
    read(getStore, async ({ propertyId, params, query, request }) => {
      // What is sold here is sold in the guestbook.
      await properties.requireModule(propertyId, 'guestbook')
      const { property } = await properties.snapshot(propertyId)
      const language = chooseLanguage(property.localization, languagePreference(request, query.language))
      if (!language) throw new AppError('property/unknown', 'This property has no language.')
      const { language: _, ...asked } = query
      return storeOf({ propertyId, linkKey: params.bookingId, language, ...asked })
    }),
    // Counted twice is counted once: it needs no key.
    respond(countDeals, async ({ propertyId, body }) => {
      const [{ property }, stay] = await Promise.all([
        properties.snapshot(propertyId),
        guests.stayOf(propertyId, body.booking),
      ])
      const day = localTimeAt(clock.now().getTime(), property.timeZone).date
      if (stay) await addDealTotals({ propertyId, bookingId: stay.id, day, body })
      return {}
    }),
  ]
}
