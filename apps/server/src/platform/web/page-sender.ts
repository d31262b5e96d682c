import type { PageData, PageDataOf, PageFonts, PageInput, RenderedPage } from '@innkeeper/api/page.ts'
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
}

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

  return {
    isCacheable: apps.isCacheable,
    clientVersion: apps.clientVersion,
    render,
    headersOf,
    async send(request, reply, data) {
      const withoutLinkId = keepLinkId(request.url, reply)
      if (withoutLinkId !== null)
        return reply.header('cache-control', 'no-store').redirect(withoutLinkId, 302)
      const renderedAt = clock.now().getTime()
      const page = await render({ data, language: browserLanguage(request), renderedAt })
      return reply
        .code(page.status)
        .headers({ ...headersOf(page), 'cache-control': 'no-store' })
        .send(page.html)
    },
  }
}

/** The interface language of a page that belongs to no property. */
function browserLanguage(request: FastifyRequest): string {
  const chosen = cookieValue(request.headers.cookie, LANGUAGE_COOKIE)
  const wanted = [...(chosen ? [chosen] : []), ...acceptedLanguages(request.headers['accept-language'])]
  return wanted.map(normalCode).find(isInterfaceLanguage) ?? defaultInterfaceLanguage
}
