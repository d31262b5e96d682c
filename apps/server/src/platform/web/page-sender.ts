import type {
  PageData,
  PageDataOf,
  PageFailure,
  PageFonts,
  PageInput,
  RenderedPage,
} from '@innkeeper/api/page.ts'
import { normalCode } from '@innkeeper/domain/properties/localization.ts'
import { defaultInterfaceLanguage, isInterfaceLanguage } from '@innkeeper/i18n/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/port.ts'
import { acceptedLanguages, cookieValue, LANGUAGE_COOKIE } from '../http/language-preference.ts'
import { VARY_BY_VISITOR } from '../http/prepared-answer.ts'
import { frameAncestors, pagePolicy } from '../http/security-headers.ts'
import { keepLinkId } from './link-id.ts'
import type { WebApps } from './port.ts'

/** Renders guest pages and knows the headers each one needs. */
export type PageSender = {
  readonly isCacheable: boolean
  /** What the pages it renders name as their version. */
  readonly clientVersion: string
  render(input: Omit<PageInput, 'clientVersion'>): Promise<RenderedPage>
  /** A framed page may be shown in a frame of our own; by default none may. */
  headersOf(page: RenderedPage, options?: { isFramed: boolean }): Record<string, string>
  /** Renders and sends a page that is words and links alone; nobody keeps it, least of all that something is closed. */
  send(request: FastifyRequest, reply: FastifyReply, data: PlainPageData): Promise<FastifyReply>
  /** Says that a page could not be made, or not now. */
  sendError(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>
}

/** What passes has words of its own. */
const FAILURE_BY_STATUS: Readonly<Record<number, PageFailure>> = { 503: 'away', 429: 'too-many' }

export type PlainPageData = PageDataOf<'failure' | 'welcome'>

type Dependencies = {
  apps: WebApps
  clock: Clock
  mediaOrigin: string
  /** What the page is written in. */
  fontsOf(data: PageData): Promise<PageFonts>
}

export function createPageSender({ apps, clock, mediaOrigin, fontsOf }: Dependencies): PageSender {
  const render: PageSender['render'] = async (input) => apps.renderPage(input, await fontsOf(input.data))

  function headersOf(page: RenderedPage, { isFramed } = { isFramed: false }): Record<string, string> {
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
            }),
          }
        : { 'content-security-policy': frameAncestors(isFramed) }),
    }
  }

  const renderPlain = (data: PlainPageData, language: string) =>
    render({ data, language, renderedAt: clock.now().getTime() })

  function sendPlain(reply: FastifyReply, page: RenderedPage, status: number): FastifyReply {
    const headers = { ...headersOf(page), 'cache-control': 'no-store' }
    return reply.code(status).headers(headers).send(page.html)
  }

  /** The same for everybody: whoever asks too often costs no more than the bytes. */
  const errorPages = new Map<string, Promise<RenderedPage>>()
  function errorPageIn(language: string, failure: PageFailure): Promise<RenderedPage> {
    const key = `${failure} ${language}`
    const known = errorPages.get(key)
    if (known) return known
    const page = renderPlain({ kind: 'failure', failure, clientData: null }, language)
    errorPages.set(key, page)
    page.catch(() => errorPages.delete(key))
    return page
  }

  return {
    isCacheable: apps.isCacheable,
    clientVersion: apps.clientVersion,
    render,
    headersOf,
    async send(request, reply, data) {
      const withoutLinkId = keepLinkId(request.url, reply)
      if (withoutLinkId !== null)
        return reply.header('cache-control', 'no-store').redirect(withoutLinkId, 302)
      const page = await renderPlain(data, browserLanguage(request))
      return sendPlain(reply, page, page.status)
    },
    sendError: async (request, reply, status) =>
      sendPlain(
        reply,
        await errorPageIn(browserLanguage(request), FAILURE_BY_STATUS[status] ?? 'error'),
        status,
      ),
  }
}

/** The interface language of a page that belongs to no property. */
function browserLanguage(request: FastifyRequest): string {
  const chosen = cookieValue(request.headers.cookie, LANGUAGE_COOKIE)
  const wanted = [...(chosen ? [chosen] : []), ...acceptedLanguages(request.headers['accept-language'])]
  return wanted.map(normalCode).find(isInterfaceLanguage) ?? defaultInterfaceLanguage
}
