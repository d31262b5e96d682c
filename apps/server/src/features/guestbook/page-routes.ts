import { addressOf } from '@innkeeper/api/client.ts'
import { getBooking } from '@innkeeper/api/guests.ts'
import type { PageData, RenderedPage } from '@innkeeper/api/page.ts'
import { APP_COOKIE_DAYS } from '@innkeeper/domain/guestbook/constants.ts'
import { isFetchableBookingId } from '@innkeeper/domain/guestbook/link-id.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLoadingCache } from '../../platform/cache/loading-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { LANGUAGE_COOKIE, languageWish } from '../../platform/http/language-wish.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../../platform/http/prepared-answer.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { GuestViews } from './guest-view.ts'

const MAX_PAGES = 300

/** spec 2: /guestbook/:hotel/:guestid?/:modal? */
const PATHS = ['/guestbook/:hotel', '/guestbook/:hotel/:guestid', '/guestbook/:hotel/:guestid/:modal']

type Services = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  views: GuestViews
  pages: PageSender
}

type Route = {
  Params: { hotel: string; guestid?: string; modal?: string }
  Querystring: Record<string, unknown>
}

/** The guestbook as a page: the same finished bytes for everybody who gets the same cards in the same language. */
export function registerGuestbookPage(app: FastifyInstance, services: Services): void {
  const { clock, hub, pages } = services
  const cache = createLoadingCache<PreparedAnswer>(MAX_PAGES, () => clock.now().getTime())
  hub.on('guestbook.published', (event) => cache.drop(`${event.propertyId}|`))
  hub.on('property.changed', (event) => cache.drop(`${event.propertyId}|`))

  const answer = async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const page = await pageFor(request, services)
    if ('failure' in page) return pages.send(request, reply, page.failure)
    if (isFetchableBookingId(request.params.guestid)) announceBooking(request, reply)
    if (page.chosenLanguage) rememberLanguage(reply, page.chosenLanguage)
    // A page with a box open is for whoever followed that link; keeping it would let anybody fill the cache.
    const bytes =
      pages.isCacheable && !page.opensBox
        ? await cache.get(page.key, async () => ({
            value: await page.prepare(),
            validUntil: page.validUntil,
          }))
        : await page.prepare()
    return sendPrepared(request, reply, bytes)
  }
  for (const path of PATHS) app.get<Route>(path, { schema: { hide: true } }, answer)
}

type Page = {
  key: string
  validUntil: number
  opensBox: boolean
  /** Set when the address asks for a language the property shows. */
  chosenLanguage: string | null
  prepare(): Promise<PreparedAnswer>
}

async function pageFor(
  request: FastifyRequest<Route>,
  { clock, hub, properties, guests, views, pages }: Services,
): Promise<Page | { failure: PageData }> {
  const { hotel, guestid, modal } = request.params
  // Before anything is read: an event that comes meanwhile is then heard twice rather than never.
  const liveAfter = hub.place()
  const snapshot = await properties.snapshot(hotel).catch(nullWhenUnknown)
  if (!snapshot) return { failure: { kind: 'failure', failure: 'unknown-property', clientData: null } }
  const clientData = properties.clientDataOf(snapshot)
  if (!snapshot.property.active) return { failure: { kind: 'failure', failure: 'inactive', clientData } }
  if (!clientData.modules.includes('guestbook'))
    return { failure: { kind: 'failure', failure: 'unavailable', clientData } }

  const askedIndex = languageIndex(request.query.language)
  const language = chooseLanguage(snapshot.property.localization, languageWish(request, askedIndex))
  if (!language) return { failure: { kind: 'failure', failure: 'unavailable', clientData } }
  const view = await views.viewFor(hotel, await guests.visitorOf(hotel, guestid), language)
  // An empty `box` closes what the path opens.
  const wanted = boxId('box' in request.query ? request.query.box : modal)
  const openBox = view.cards.some((card) => card.id === wanted) ? (wanted ?? null) : null
  const hasBooking = isFetchableBookingId(guestid)
  const renderedAt = clock.now().getTime()
  return {
    key: [view.key, hasBooking, openBox].join('|'),
    opensBox: openBox !== null,
    chosenLanguage: askedIndex === language.index ? language.code : null,
    validUntil: Math.min(view.validUntil, properties.settledUntil(snapshot)),
    prepare: async () => {
      const data: PageData = {
        kind: 'guestbook',
        clientData,
        guestbook: view.present(),
        hasBooking,
        openBox,
        liveAfter,
      }
      const rendered = await pages.render({ data, language: interfaceLanguageFor(language.code), renderedAt })
      return preparePage(rendered, pages)
    },
  }
}

function preparePage(rendered: RenderedPage, pages: PageSender): Promise<PreparedAnswer> {
  return prepareAnswer(rendered.html, pages.headersOf(rendered))
}

/** Tells the browser to fetch the stay along with the page, which itself knows no guest. */
function announceBooking(request: FastifyRequest<Route>, reply: FastifyReply): void {
  const { hotel, guestid = '' } = request.params
  if (!PUBLIC_ID_PATTERN.test(guestid)) return
  const address = addressOf(getBooking, { params: { hotel, bookingId: guestid } })
  reply.header('link', `<${address}>; rel=preload; as=fetch; crossorigin`)
}

/** A choice made by a link, before any script runs, lasts like one made in the app. */
function rememberLanguage(reply: FastifyReply, code: string): void {
  const seconds = APP_COOKIE_DAYS * 24 * 3600
  reply.header('set-cookie', `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${seconds}; SameSite=Lax`)
}

/** A repeated or absurd query value counts as none. */
function boxId(value: unknown): string | undefined {
  return typeof value === 'string' && PUBLIC_ID_PATTERN.test(value) ? value : undefined
}

function languageIndex(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : undefined
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'property/unknown') return null
  throw error
}
