import { fillPath, type QueryValues, queryString } from '@innkeeper/api/address.ts'
import type { PageDataOf, StoreView } from '@innkeeper/api/page.ts'
import type { Store } from '@innkeeper/api/upselling/store.ts'
import { cameFromIn, FEATURE_MODULES } from '@innkeeper/domain/guestbook/feature-link.ts'
import { isPreviewAddress } from '@innkeeper/domain/guestbook/preview-query.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import {
  languageIndex,
  languagePreference,
  rememberLanguage,
} from '../../platform/http/language-preference.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { createStore } from './store/store.ts'

/** spec 2: the store and its children, and a confirmation that can be opened again. */
const VIEWS: Readonly<Record<string, StoreView>> = {
  '/upselling/:hotel/:bookingId/products': 'products',
  '/upselling/:hotel/:bookingId/checkout': 'checkout',
  '/upselling/:hotel/:bookingId/expired': 'expired',
  '/upselling/:hotel/:bookingId/confirmation/:orderId': 'confirmation',
}

const LONGEST_ADDRESS = 4000

type Services = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  stayCookie: StayCookie
  pages: PageSender
  storeOf: ReturnType<typeof createStore>
}

type Route = {
  Params: { hotel: string; bookingId: string; orderId?: string }
  Querystring: QueryValues
}

/** The pages of the store. Each is made for one visitor: what is left for the days of their stay stands in its HTML. */
export function registerStorePages(app: FastifyInstance, services: Services): void {
  const { clock, hub, properties, guests, stayCookie, pages, storeOf } = services

  async function opened(hotel: string) {
    const all = await Promise.all(
      FEATURE_MODULES.store.map((module) => properties.openForPage(hotel, module)),
    )
    return all.find((one) => 'failure' in one) ?? all[0]
  }

  const show = (view: StoreView) => async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const { hotel, bookingId, orderId } = request.params
    const liveAfter = hub.position()
    const found = await opened(hotel)
    /** The way back leads a guest whose link is right to their own guestbook. */
    const refuse = async (failure: PageDataOf<'failure'>) => {
      const isStay = (await guests.stayOf(hotel, bookingId).catch(() => null)) !== null
      if (isStay) stayCookie.remember(request, reply, { hotel, linkKey: bookingId })
      return pages.send(request, reply, failure)
    }
    if (!found) throw new Error('a store is a part of something')
    if ('failure' in found) return refuse(found.failure)
    const { snapshot, clientData } = found
    const asked = languageIndex(request.query.language)
    const language = chooseLanguage(snapshot.property.localization, languagePreference(request, asked))
    const isNamed = orderId === undefined || PUBLIC_ID_PATTERN.test(orderId)
    const token = previewToken(request)
    const store =
      language && isNamed
        ? await orNothing(storeOf({ propertyId: hotel, linkKey: bookingId, language, ...token }))
        : null
    if (!language) return refuse({ kind: 'failure', failure: 'unavailable', clientData })
    if (!store) return refuse({ kind: 'failure', failure: 'gone', clientData })
    if (!token.preview) stayCookie.remember(request, reply, { hotel, linkKey: bookingId })
    if (asked === language.index) rememberLanguage(reply, language.code)
    const right = viewNow(view, store)
    if (right !== view) return follow(request, reply, right)
    if (!token.preview) {
      const { state } = await guests.visitorOf(hotel, bookingId)
      request.answeredPage = { propertyId: hotel, page: 'store', state, language: language.code }
    }
    const page = {
      data: {
        kind: 'store' as const,
        clientData,
        language: { code: language.code, index: language.index },
        view,
        booking: bookingId,
        store,
        cameFrom: cameFromIn(request.query.from),
        preview: token.preview === undefined ? null : { token: token.preview, deal: token.deal ?? null },
        liveAfter,
      },
      language: interfaceLanguageFor(language.code),
      renderedAt: clock.now().getTime(),
    }
    // The editor of a deal shows it beside the fields.
    return pages.sendForOne(request, reply, page, { isFramed: token.preview !== undefined })
  }

  /** Without a stay in the address there is no store, but the hotel and its guestbook. */
  async function showNoStore(request: FastifyRequest<Route>, reply: FastifyReply) {
    const found = await opened(request.params.hotel)
    if (!found) throw new Error('a store is a part of something')
    if ('failure' in found) return pages.send(request, reply, found.failure)
    return pages.send(request, reply, { kind: 'failure', failure: 'gone', clientData: found.clientData })
  }

  app.get<Route>('/upselling/:hotel', { schema: { hide: true } }, showNoStore)
  const showProducts = show('products')
  app.get<Route>('/upselling/:hotel/:bookingId', { schema: { hide: true } }, (request, reply) =>
    isStoreId(request.params.bookingId) ? follow(request, reply, 'products') : showProducts(request, reply),
  )
  // Whatever else stands behind a stay's own address leads to what it can have.
  app.get<Route>('/upselling/:hotel/:bookingId/*', { schema: { hide: true } }, (request, reply) =>
    follow(request, reply, 'products'),
  )
  for (const [path, view] of Object.entries(VIEWS)) {
    app.get<Route>(path, { schema: { hide: true } }, show(view))
  }
}

/** A closed store sells nothing under any address, and an open one has not expired; a confirmation is read at any time. */
function viewNow(view: StoreView, { isOpen }: Store): StoreView {
  if (view === 'confirmation') return view
  if (!isOpen) return 'expired'
  return view === 'expired' ? 'products' : view
}

function follow({ params, query }: FastifyRequest<Route>, reply: FastifyReply, view: StoreView) {
  const { hotel, bookingId } = params
  const path = fillPath('/upselling/:hotel/:bookingId/:view', { hotel, bookingId, view })
  const address = path + queryString(query)
  // Proxies refuse answers whose headers are longer still: of an absurdly long query nothing is kept.
  const location = address.length > LONGEST_ADDRESS ? path : address
  return reply.header('cache-control', 'no-store').redirect(location, 302)
}

/** Whether an address can be a store at all; what cannot is told so where it stands. */
function isStoreId(bookingId: string): boolean {
  return PUBLIC_ID_PATTERN.test(bookingId) || isPreviewAddress(bookingId, {})
}

/** What staff who edit deals look at: a sample stay, with the deal they edit (`preview` is no booking's id). */
function previewToken({ params, query }: FastifyRequest<Route>): { preview?: string; deal?: string } {
  if (!isPreviewAddress(params.bookingId, query) || typeof query.preview !== 'string') return {}
  return { preview: query.preview, ...(typeof query.deal === 'string' ? { deal: query.deal } : {}) }
}

/** A link that opens no stay: nobody's, called off or over. */
async function orNothing(store: Promise<Store>): Promise<Store | null> {
  try {
    return await store
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null
    throw error
  }
}
