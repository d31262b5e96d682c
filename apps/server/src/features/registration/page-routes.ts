import type { PageDataOf } from '@innkeeper/api/page.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import {
  languageIndex,
  languagePreference,
  rememberLanguage,
} from '../../platform/http/language-preference.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { StartOf } from './guest/feature.ts'

type Services = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  stayCookie: StayCookie
  pages: PageSender
  /** What the form begins with; null where the address opens none. */
  startOf: StartOf
}

type Route = { Params: { hotel: string; bookingId: string }; Querystring: Record<string, unknown> }

/** spec 2: the form before arrival. It is made for one visitor: the first questions stand in its HTML. */
export function registerRegistrationPage(app: FastifyInstance, services: Services): void {
  const { clock, hub, properties, guests, stayCookie, pages, startOf } = services
  const show = async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const { hotel, bookingId } = request.params
    const liveAfter = hub.position()
    const guestbook = await properties.openForPage(hotel, 'guestbook')
    const opened =
      'failure' in guestbook ? guestbook : await properties.openForPage(hotel, 'registrationForms')
    /** The way back leads a guest whose link is right to their own guestbook. */
    const refuse = async (failure: PageDataOf<'failure'>) => {
      const isStay = !('failure' in guestbook) && (await guests.stayOf(hotel, bookingId)) !== null
      if (isStay) stayCookie.remember(request, reply, { hotel, linkKey: bookingId })
      return pages.send(request, reply, failure)
    }
    if ('failure' in opened) return refuse(opened.failure)
    const { snapshot, clientData } = opened
    const asked = languageIndex(request.query.language)
    const language = chooseLanguage(snapshot.property.localization, languagePreference(request, asked))
    const start = language
      ? await startOf(request, { hotel, address: bookingId, languageIndex: language.index })
      : null
    if (!language || !start) return refuse({ kind: 'failure', failure: 'unavailable', clientData })
    // A link of one person's leads to nothing else of the booking.
    if (start.opens === 'booking') stayCookie.remember(request, reply, { hotel, linkKey: bookingId })
    if (asked === language.index) rememberLanguage(reply, language.code)
    const { state } = await guests.visitorOf(hotel, bookingId)
    request.answeredPage = { propertyId: hotel, page: 'registration', state, language: language.code }
    return pages.sendForOne(request, reply, {
      data: {
        kind: 'registration' as const,
        clientData,
        language: { code: language.code, index: language.index },
        booking: bookingId,
        start,
        liveAfter,
      },
      language: interfaceLanguageFor(language.code),
      renderedAt: clock.now().getTime(),
    })
  }
  app.get<Route>('/registration-form/:hotel/:bookingId', { schema: { hide: true } }, show)
}
