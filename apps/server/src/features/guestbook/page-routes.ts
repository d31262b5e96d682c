import { addressOf } from '@innkeeper/api/client.ts'
import { withVersion } from '@innkeeper/api/client-version.ts'
import { getBooking } from '@innkeeper/api/guests.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import { rememberLanguage } from '../../platform/http/language-preference.ts'
import {
  bytesOfAnswer,
  type PreparedAnswer,
  prepareAnswer,
  prepareQuickly,
  sendOnce,
  sendPrepared,
} from '../../platform/http/prepared-answer.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { StayCookie } from '../guests/service.ts'
import { type GuestbookRoute, guestPageFor, type PageServices } from './guest-page.ts'

const MAX_PAGES = 300
/** Anybody can go through all boxes of all guestbooks, so pages with a box open have a place of their own. */
const MAX_OPEN_BOX_PAGES = 100
/** Of each of the two. */
const MAX_BYTES = 64_000_000

/** spec 2: /guestbook/:hotel/:guestid?/:modal? */
const PATHS = ['/guestbook/:hotel', '/guestbook/:hotel/:guestid', '/guestbook/:hotel/:guestid/:modal']

type Services = PageServices & { clock: Clock; pages: PageSender; stayCookie: StayCookie }

/** The guestbook as a page: the same finished bytes for everybody who gets the same cards in the same language. */
export function registerGuestbookPage(app: FastifyInstance, services: Services): void {
  const { clock, hub, pages, stayCookie } = services
  const cache = createPropertyCache<PreparedAnswer>({
    hub,
    clock,
    maxEntries: MAX_PAGES,
    bound: { maxBytes: MAX_BYTES, bytesOf: bytesOfAnswer },
    dropOn: ['guestbook.published', 'property.changed', 'product.changed'],
  })
  const openBoxPages = createPropertyCache<PreparedAnswer>({
    hub,
    clock,
    maxEntries: MAX_OPEN_BOX_PAGES,
    bound: { maxBytes: MAX_BYTES, bytesOf: bytesOfAnswer },
    dropOn: ['guestbook.published', 'property.changed', 'product.changed'],
  })

  const answer = async (request: FastifyRequest<GuestbookRoute>, reply: FastifyReply) => {
    const { hotel } = request.params
    const page = await guestPageFor(request, services)
    if ('failure' in page) return pages.send(request, reply, page.failure)
    request.answeredPage = page.answered
    const renderedAt = clock.now().getTime()
    const input = () => ({
      data: page.data(),
      language: interfaceLanguageFor(page.language.code),
      renderedAt,
    })
    if (page.isPrivate) return pages.sendForOne(request, reply, input(), { isFramed: true })
    const { linkKey } = page
    if (linkKey !== null) {
      stayCookie.remember(request, reply, { hotel, linkKey })
      announceBooking({ hotel, bookingId: linkKey }, page.language.index, reply)
    }
    if (page.isLanguageChosen) rememberLanguage(reply, page.language.code)
    const { key, validUntil } = page
    if (!pages.isCacheable || key === null) {
      const rendered = await pages.render(input())
      return sendOnce(request, reply, rendered.html, pages.headersOf(rendered))
    }
    const bytes = page.hasOpenBox
      ? await openBoxPages.get(key, async () => {
          const rendered = await pages.renderForFew(input())
          return { value: await prepareQuickly(rendered.html, pages.headersOf(rendered)), validUntil }
        })
      : await cache.get(key, async () => {
          const rendered = await pages.render(input())
          return { value: await prepareAnswer(rendered.html, pages.headersOf(rendered)), validUntil }
        })
    return sendPrepared(request, reply, bytes)
  }
  for (const path of PATHS) app.get<GuestbookRoute>(path, { schema: { hide: true } }, answer)
  // All that `sharedPage` reads of a query; of a preview's much more is read.
  app.recentAnswers.readsOnly({
    below: '/guestbook/',
    names: ['language', 'box'],
    except: /preview|[?&]state/i,
  })

  /** Tells the browser to fetch the stay along with the page, which itself knows no guest. */
  function announceBooking(
    params: { hotel: string; bookingId: string },
    language: number,
    reply: FastifyReply,
  ) {
    const address = withVersion(addressOf(getBooking, { params, query: { language } }), pages.clientVersion)
    reply.header('link', `<${address}>; rel=preload; as=fetch; crossorigin`)
  }
}
