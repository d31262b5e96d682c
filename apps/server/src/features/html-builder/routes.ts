import { getGuestTemplate, getPageOffers, getPageStay } from '@innkeeper/api/html-builder.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { offersAskedIn } from '@innkeeper/html-builder/offers-asked.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read } from '../../platform/http/handlers.ts'
import { languagePreference } from '../../platform/http/language-preference.ts'
import { type GuestService, watchIdOf } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { OffersFor } from './offers-for.ts'
import type { TemplateService } from './service.ts'

type Services = {
  properties: PropertyService
  templates: TemplateService
  guests: GuestService
  offersFor: OffersFor
  /** The key of the booking this browser opened last, where it opens a stay still. */
  bookingOf(request: FastifyRequest, propertyId: string): Promise<string | null>
}

export function htmlBuilderHandlers({
  properties,
  templates,
  guests,
  offersFor,
  bookingOf,
}: Services): Handler[] {
  return [
    read(getGuestTemplate, async ({ propertyId, params, query, request }) => {
      const { property } = await properties.snapshot(propertyId)
      const language = chooseLanguage(property.localization, languagePreference(request, query.language))
      if (!language) throw new AppError('property/unknown', 'This property has no language.')
      return templates.guestPage(propertyId, params.id, language)
    }),
    read(getPageOffers, async ({ propertyId, params, query, request }) => {
      const { property } = await properties.snapshot(propertyId)
      const language = chooseLanguage(property.localization, languagePreference(request, query.language))
      if (!language) throw new AppError('property/unknown', 'This property has no language.')
      const page = await templates.guestPage(propertyId, params.id, language)
      const key = await bookingOf(request, propertyId)
      const stay = await guests.stayOf(propertyId, key)
      const found = await offersFor({
        propertyId,
        linkKey: stay && key,
        language,
        modules: offersAskedIn(page.modules),
        isWorthShowing: () => true,
        cameFrom: `page/${page.id}`,
      })
      const offers = Object.entries(found).map(([moduleId, list]) => [
        moduleId,
        list.map(({ path: href, isFullyBooked: _, ...offer }) => ({ ...offer, href })),
      ])
      return { offers: Object.fromEntries(offers) }
    }),
    read(getPageStay, async ({ propertyId, request }) => {
      const stay = await guests.stayOf(propertyId, await bookingOf(request, propertyId))
      if (!stay) throw new AppError('booking/unknown', 'This browser has opened no booking.')
      const { firstName, lastName, arrival, departure, unitCode, unitCategoryName, linkKey } = stay
      const unit = unitCode === null ? null : { code: unitCode, type: unitCategoryName }
      const isRegistered = stay.registeredAt !== null
      return {
        firstName,
        lastName,
        arrival,
        departure,
        unit,
        linkKey,
        watchId: watchIdOf(linkKey),
        isRegistered,
      }
    }),
  ]
}
