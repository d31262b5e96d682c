import { getGuestbook, getGuestLive } from '@innkeeper/api/guestbook.ts'
import { isDraftQuery, isPreviewStream } from '@innkeeper/domain/guestbook/preview-query.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { openLiveStream } from '../../platform/events/stream.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, prepared, stream } from '../../platform/http/handlers.ts'
import { languagePreference } from '../../platform/http/language-preference.ts'
import { JSON_HEADERS, type PreparedAnswer, prepareAnswer } from '../../platform/http/prepared-answer.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { GuestViews } from './guest-view.ts'
import { openPreviewStream } from './preview-stream.ts'
import type { Previews } from './previews.ts'

const MAX_ANSWERS = 500

type Services = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  views: GuestViews
  previews: Previews
}

export function guestbookHandlers(services: Services): Handler[] {
  const { clock, hub, properties, guests, views } = services
  const answers = createPropertyCache<PreparedAnswer>({
    hub,
    clock,
    maxEntries: MAX_ANSWERS,
    dropOn: ['guestbook.published', 'property.changed', 'product.changed'],
  })

  return [
    prepared(getGuestbook, async ({ propertyId, query, request }) => {
      const [{ property }, visitor] = await Promise.all([
        properties.snapshot(propertyId),
        guests.visitorOf(propertyId, query.booking),
      ])
      const language = chooseLanguage(property.localization, languagePreference(request, query.language))
      if (!language) throw new AppError('property/unknown', 'This property has no language.')
      const view = await views.viewFor(propertyId, visitor, language)
      return answers.get(view.key, async () => ({
        value: await prepareAnswer(JSON.stringify({ data: view.present() }), JSON_HEADERS),
        validUntil: view.validUntil,
      }))
    }),
    stream(getGuestLive, async ({ request, propertyId }, reply) => {
      const query = request.query as Record<string, unknown>
      if (!isPreviewStream(query)) {
        openLiveStream(hub, request, reply, { propertyId, audience: 'guest' })
        return
      }
      await openPreviewStream({ request, reply, propertyId, isDraft: isDraftQuery(query) }, services)
    }),
  ]
}
