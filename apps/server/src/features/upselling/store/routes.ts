import { countDeals, getStore } from '@innkeeper/api/upselling/store.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read, writeAfter } from '../../../platform/http/handlers.ts'
import { languagePreference } from '../../../platform/http/language-preference.ts'
import type { GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { addDealTotals } from './deal-totals.ts'
import type { createStore } from './store.ts'

type Services = {
  clock: Clock
  properties: PropertyService
  guests: Pick<GuestService, 'stayOf'>
  storeOf: ReturnType<typeof createStore>
}

export function storeHandlers({ clock, properties, guests, storeOf }: Services): Handler[] {
  return [
    read(getStore, async ({ propertyId, params, query, request }) => {
      // What is sold here is sold in the guestbook.
      await properties.requireModule(propertyId, 'guestbook')
      const { property } = await properties.snapshot(propertyId)
      const language = chooseLanguage(property.localization, languagePreference(request, query.language))
      if (!language) throw new AppError('property/unknown', 'This property has no language.')
      const { preview, deal, changes } = query
      return storeOf({ propertyId, linkKey: params.bookingId, language, preview, deal, changes })
    }),
    writeAfter(
      countDeals,
      async ({ propertyId, body }) => ({
        property: (await properties.snapshot(propertyId)).property,
        stay: await guests.stayOf(propertyId, body.booking),
      }),
      async ({ propertyId, body }, tx, { property: { timeZone }, stay }) => {
        if (stay) await addDealTotals(tx, propertyId, body, { now: clock.now().getTime(), timeZone })
        return {}
      },
    ),
  ]
}
