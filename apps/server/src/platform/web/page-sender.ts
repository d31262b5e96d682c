import type { PageData, PageFailure, PageFonts, RenderedPage } from '@innkeeper/api/page.ts'
import { normalCode } from '@innkeeper/domain/properties/localization.ts'
import { defaultInterfaceLanguage, isInterfaceLanguage } from '@innkeeper/i18n/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventSource } from '../cache/drop-on-events.ts'
import type { Clock } from '../clock/port.ts'
import { createGate } from '../http/gate.ts'
import { acceptedLanguages, cookieValue, LANGUAGE_COOKIE } from '../http/language-preference.ts'
import { sendUnkept, sendWithStatus, VARY_BY_VISITOR } from '../http/prepared-answer.ts'
import { type FilmOrigins, frameAncestors, pagePolicy } from '../http/security-headers.ts'
import { keepLinkId } from './link-id.ts'
import { createPlainPages, type PlainPageData } from './plain-pages.ts'
import type { PageToRender, WebApps } from './port.ts'

/** Renders guest pages and knows the headers each one needs. */
export type PageSender = {
  readonly isCacheable: boolean
  /** What the pages it renders name as their version. */
  readonly clientVersion: string
  /** A page whose bytes many share. Throws `server/unavailable` where too many are wanted at once. */
  render(input: PageToRender): Promise<RenderedPage>
  /** A page that few share, of which anybody can ask for many: in a line of their own they hold up no other. */
  renderForFew(input: PageToRender): Promise<RenderedPage>
  /** Renders and sends a page for one visitor; nobody keeps it. */
  sendForOne(
    request: FastifyRequest,
    reply: FastifyReply,
    input: PageToRender,
    options?: { isFramed: boolean },
  ): Promise<FastifyReply>
  headersOf(page: RenderedPage, options?: PageFrames): Record<string, string>
  /** Renders and sends a page that is words and links alone; nobody keeps it, least of all that something is closed. */
  send(request: FastifyRequest, reply: FastifyReply, data: PlainPageData): Promise<FastifyReply>
  /** Says that a page could not be made, or not now. */
  sendError(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>
}

type PageFrames = {
  /** A framed page may be shown in a frame of our own; by default none may. */
  isFramed: boolean
  /** Where films of the page come from once they are started. */
  films?: FilmOrigins
}

/** Each page keeps the one thread busy for about a hundredth of a second; so many are made in one turn of the loop. */
const SHARED_LINE = { atOnce: 4, waiting: 200, waitMs: 5000 }
const LINE_FOR_FEW = { atOnce: 4, waiting: 50, waitMs: 3000 }
/** For guests with a booking and for staff, whom a crowd of strangers keeps from nothing. */
const LINE_FOR_ONE = { atOnce: 4, waiting: 100, waitMs: 5000 }

/** What passes has words of its own. */
const FAILURE_BY_STATUS: Readonly<Record<number, PageFailure>> = { 503: 'away', 429: 'too-many' }

type Dependencies = {
  apps: WebApps
  clock: Clock
  hub: EventSource
  mediaOrigin: string
  /** What the page is written in. */
  fontsOf(data: PageData): Promise<PageFonts>
}

export function createPageSender({ apps, clock, hub, mediaOrigin, fontsOf }: Dependencies): PageSender {
  const shared = createGate(SHARED_LINE)
  const forFew = createGate(LINE_FOR_FEW)
  const forOne = createGate(LINE_FOR_ONE)
  const renderNow = async (input: PageToRender) => apps.renderPage(input, await fontsOf(input.data))
  const renderForFew = (input: PageToRender) => forFew.pass(() => renderNow(input))
  const plainPages = createPlainPages({ hub, clock, headersOf, renderNow, renderForFew, apps })

  function headersOf(
    page: RenderedPage,
    { isFramed, films }: PageFrames = { isFramed: false },
  ): Record<string, string> {
    return {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: VARY_BY_VISITOR,
      // The development server adds inline scripts that no hash can name.
      ...(apps.isCacheable
        ? {
            'content-security-policy': pagePolicy({
              scripts: page.inlineScripts,
              styles: page.inlineStyles,
              mediaOrigin,
              isFramed,
              ...(films && { films }),
            }),
          }
        : { 'content-security-policy': frameAncestors(isFramed) }),
    }
  }

  return {
    isCacheable: apps.isCacheable,
    clientVersion: apps.clientVersion,
    render: (input) => shared.pass(() => renderNow(input)),
    renderForFew,
    async sendForOne(request, reply, input, options) {
      const page = await forOne.pass(() => renderNow(input))
      return sendUnkept(request, reply, page.html, headersOf(page, options))
    },
    headersOf,
    async send(request, reply, data) {
      const withoutLinkId = keepLinkId(request.url, reply)
      if (withoutLinkId !== null)
        return reply.header('cache-control', 'no-store').redirect(withoutLinkId, 302)
      const page = await plainPages.get(data, browserLanguage(request))
      return sendWithStatus(request, reply, page.answer, page.status)
    },
    async sendError(request, reply, status) {
      const failure = FAILURE_BY_STATUS[status] ?? 'error'
      const data: PlainPageData = { kind: 'failure', failure, clientData: null }
      const page = await plainPages.get(data, browserLanguage(request))
      return sendWithStatus(request, reply, page.answer, status)
    },
  }
}

/** The interface language of a page that belongs to no property. */
function browserLanguage(request: FastifyRequest): string {
  const chosen = cookieValue(request.headers.cookie, LANGUAGE_COOKIE)
  const wanted = [...(chosen ? [chosen] : []), ...acceptedLanguages(request.headers['accept-language'])]
  return wanted.map(normalCode).find(isInterfaceLanguage) ?? defaultInterfaceLanguage
}
