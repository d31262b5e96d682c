import type { PageDataOf, PreviewKey, UpgradesView } from '@innkeeper/api/page.ts'
import { cameFromIn } from '@innkeeper/domain/guestbook/feature-link.ts'
import { isFetchableBookingId } from '@innkeeper/domain/guestbook/link-id.ts'
import { isPreviewAddress } from '@innkeeper/domain/guestbook/preview-query.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
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
import { sendUnkept } from '../../platform/http/prepared-answer.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { PageUpgrades } from './guest/page-upgrades.ts'

type Services = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  stayCookie: StayCookie
  pages: PageSender
  pageUpgrades: PageUpgrades
  /** The key to previews this visitor has. */
  previewKeyOf(request: FastifyRequest, hotel: string): Promise<string | null>
}

type Route = {
  Params: { hotel: string; bookingId?: string; roomUpgradeId?: string; '*'?: string }
  Querystring: Record<string, unknown>
}

/** spec 2: the children of `/room-upgrades/:hotel/:bookingId?`, by their name. */
const CHILDREN: Readonly<Record<UpgradesView['name'], string>> = {
  overview: '',
  room: '/room/:roomUpgradeId',
  'request details': '/room/:roomUpgradeId/request-details',
  'request confirmation': '/room/:roomUpgradeId/request-confirmation',
}
/** The router tries what is written out before what may be anything: a booking is never called "room". */
const BASES = ['/room-upgrades/:hotel', '/room-upgrades/:hotel/:bookingId']
/** Whatever else is below the property; it opens nothing. */
const ELSEWHERE = '/room-upgrades/:hotel/*'

/** Their own, and that of the requests among which staff answer them. */
const MODULES = ['roomUpgrades', 'products'] as const

/** The pages of other rooms. Each is made for one visitor: the rooms with their prices stand in its HTML. */
export function registerUpgradePages(app: FastifyInstance, services: Services): void {
  const { clock, hub, properties, guests, stayCookie, pages, pageUpgrades, previewKeyOf } = services

  const show =
    (name: UpgradesView['name'] | null) => async (request: FastifyRequest<Route>, reply: FastifyReply) => {
      const { hotel, '*': elsewhere } = request.params
      const bookingId = request.params.bookingId ?? elsewhere?.split('/')[0]
      const liveAfter = hub.position()
      const guestbook = await properties.openForPage(hotel, 'guestbook')
      const others = await Promise.all(MODULES.map((module) => properties.openForPage(hotel, module)))
      const opened = [guestbook, ...others].find((one) => 'failure' in one) ?? guestbook
      /** The way back leads a guest whose link is right to their own guestbook. */
      const refuse = async (failure: PageDataOf<'failure'>) => {
        const isStay = !('failure' in guestbook) && (await guests.stayOf(hotel, bookingId)) !== null
        if (isStay && bookingId) stayCookie.remember(request, reply, { hotel, linkKey: bookingId })
        return pages.send(request, reply, failure)
      }
      if ('failure' in opened) return refuse(opened.failure)
      const { snapshot, clientData } = opened
      const asked = languageIndex(request.query.language)
      const language = chooseLanguage(snapshot.property.localization, languagePreference(request, asked))
      const view = viewOf(name, request)
      const isPreview = isPreviewAddress(bookingId, request.query)
      // A preview is of nobody's stay.
      const linkKey = !isPreview && isFetchableBookingId(bookingId) ? bookingId : null
      const upgrades =
        language && view ? await pageUpgrades({ propertyId: hotel, linkKey, language }, view) : null
      if (!language) return refuse({ kind: 'failure', failure: 'unavailable', clientData })
      if (!view || !upgrades) return refuse({ kind: 'failure', failure: 'gone', clientData })
      // Called off, it opens the page of anybody.
      const booking = upgrades.guest && linkKey
      if (booking !== null) stayCookie.remember(request, reply, { hotel, linkKey: booking })
      if (asked === language.index) rememberLanguage(reply, language.code)
      const preview: PreviewKey | null = isPreview ? { token: await previewKeyOf(request, hotel) } : null
      if (!isPreview) {
        const { state } = await guests.visitorOf(hotel, booking)
        request.answeredPage = { propertyId: hotel, page: 'upgrades', state, language: language.code }
      }
      const page = {
        data: {
          kind: 'upgrades' as const,
          clientData,
          language: { code: language.code, index: language.index },
          view,
          booking,
          upgrades,
          cameFrom: cameFromIn(request.query.from),
          preview,
          liveAfter,
        },
        language: interfaceLanguageFor(language.code),
        renderedAt: clock.now().getTime(),
      }
      if (booking !== null || preview?.token) return pages.sendForOne(request, reply, page)
      // Strangers who want many hold up no guest with a booking.
      const rendered = await pages.renderForFew(page)
      return sendUnkept(request, reply, rendered.html, pages.headersOf(rendered))
    }
  for (const [name, path] of Object.entries(CHILDREN)) {
    for (const base of BASES) {
      app.get<Route>(base + path, { schema: { hide: true } }, show(name as UpgradesView['name']))
    }
  }
  app.get<Route>(ELSEWHERE, { schema: { hide: true } }, show(null))
}

/** Null for an address that names no upgrade, or no order. */
function viewOf(
  name: UpgradesView['name'] | null,
  { params, query }: FastifyRequest<Route>,
): UpgradesView | null {
  if (name === null) return null
  if (name === 'overview') return { name }
  const { roomUpgradeId: upgradeId = '' } = params
  if (!PUBLIC_ID_PATTERN.test(upgradeId)) return null
  if (name !== 'request confirmation') return { name, upgradeId }
  const orderId = typeof query.order === 'string' ? query.order : null
  return orderId !== null && !PUBLIC_ID_PATTERN.test(orderId) ? null : { name, upgradeId, orderId }
}
