import type { OrderView } from '@innkeeper/api/page.ts'
import { isPreviewAddress } from '@innkeeper/domain/guestbook/preview-query.ts'
import { PREVIEWERS_MAX } from '@innkeeper/domain/guestbook/previewers.ts'
import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import {
  languageIndex,
  languagePreference,
  rememberLanguage,
} from '../../platform/http/language-preference.ts'
import {
  bytesOfAnswer,
  type PreparedAnswer,
  prepareQuickly,
  sendWithStatus,
} from '../../platform/http/prepared-answer.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { PropertyService } from '../properties/service.ts'
import type { ConfirmationPages } from './guest/confirmation-pages.ts'

/** spec 2: the checkout, what became of an order, and its receipt. */
const VIEWS: Readonly<Record<string, OrderView>> = {
  '/order/:hotel': 'checkout',
  '/order/:hotel/confirmation/:orderId': 'confirmation',
  '/order/:hotel/receipt/:orderId': 'receipt',
}

const MAX_SHARED = 300
const MAX_SHARED_BYTES = 64_000_000
const SHARED_MS = 60_000

type Services = {
  clock: Clock
  hub: EventHub
  properties: PropertyService
  pages: PageSender
  confirmationPages: Pick<ConfirmationPages, 'pathOf'>
  /** The link key of the booking this browser opened last here, where it still opens one. */
  bookingOf(request: FastifyRequest, hotel: string): Promise<string | null>
  visitorStateOf(request: FastifyRequest, hotel: string): Promise<CardState>
  /** The key to previews this visitor has. */
  previewKeyOf(request: FastifyRequest, hotel: string): Promise<string | null>
}

type Route = { Params: { hotel: string; orderId?: string }; Querystring: Record<string, unknown> }

/**
 * The pages of an order. The cart is known to the browser alone, so each is a frame; it names the visitor's booking,
 * which no address of these carries, and so is kept by nobody. Those of visitors without one are the same for all: which
 * order they are about the browser reads from its address.
 */
export function registerOrderPages(app: FastifyInstance, services: Services): void {
  const { clock, hub, properties, pages, confirmationPages, bookingOf, visitorStateOf, previewKeyOf } =
    services
  const now = () => clock.now().getTime()
  const shared = createPropertyCache<PreparedAnswer>({
    hub,
    clock,
    maxEntries: MAX_SHARED,
    bound: { maxBytes: MAX_SHARED_BYTES, bytesOf: bytesOfAnswer },
    dropOn: ['property.changed', 'guestbook.published'],
  })

  const show = (view: OrderView) => async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const { hotel, orderId = null } = request.params
    const liveAfter = hub.position()
    // Ordering is a part of the guestbook; without that the property is closed to guests.
    const guestbook = await properties.openForPage(hotel, 'guestbook')
    const opened = 'failure' in guestbook ? guestbook : await properties.openForPage(hotel, 'products')
    if ('failure' in opened) return pages.send(request, reply, opened.failure)
    const { snapshot, clientData } = opened
    const asked = languageIndex(request.query.language)
    const language = chooseLanguage(snapshot.property.localization, languagePreference(request, asked))
    if (!language || (orderId !== null && !PUBLIC_ID_PATTERN.test(orderId))) {
      return pages.send(request, reply, { kind: 'failure', failure: 'unavailable', clientData })
    }
    if (asked === language.index) rememberLanguage(reply, language.code)
    const isPreview = isPreviewAddress(undefined, request.query)
    // A preview is of nobody's stay.
    const booking = isPreview ? null : await bookingOf(request, hotel)
    if (booking !== null && orderId !== null && view === 'confirmation') {
      const { modules } = clientData
      const path = await confirmationPages.pathOf({ hotel, orderId, linkKey: booking, modules })
      if (path !== null) return reply.header('cache-control', 'no-store').redirect(path, 302)
    }
    const token = isPreview ? await previewKeyOf(request, hotel) : null
    const input = {
      data: {
        kind: 'order' as const,
        clientData,
        language: { code: language.code, index: language.index },
        view,
        booking,
        preview: isPreview ? { token, ...(token === null ? {} : previewersAsked(request.query)) } : null,
        liveAfter,
      },
      language: interfaceLanguageFor(language.code),
      renderedAt: now(),
    }
    if (!isPreview) {
      const state = await visitorStateOf(request, hotel)
      request.answeredPage = { propertyId: hotel, page: 'order', state, language: language.code }
    }
    const isShared = booking === null && token === null
    if (!isShared || !pages.isCacheable) return pages.sendForOne(request, reply, input)
    const key = [hotel, snapshot.property.revision, language.index, view, isPreview] as const
    const bytes = await shared.get(key, async () => {
      const page = await pages.renderForFew(input)
      const headers = { ...pages.headersOf(page), 'cache-control': 'no-store' }
      const validUntil = Math.min(now() + SHARED_MS, properties.settledUntil(snapshot))
      return { value: await prepareQuickly(page.html, headers), validUntil }
    })
    return sendWithStatus(request, reply, bytes, 200)
  }
  for (const [path, view] of Object.entries(VIEWS)) {
    app.get<Route>(path, { schema: { hide: true } }, show(view))
  }
}

/** Whom the preview stands for, as the guestbook handed it on. */
function previewersAsked({ as }: Route['Querystring']): { as?: string } {
  return typeof as === 'string' && as.length <= PREVIEWERS_MAX ? { as } : {}
}
