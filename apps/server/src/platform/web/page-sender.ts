import type { PageData, PageInput, RenderedPage } from '@innkeeper/api/page.ts'
import { normalCode } from '@innkeeper/domain/properties/localization.ts'
import { defaultInterfaceLanguage, isInterfaceLanguage } from '@innkeeper/i18n/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/port.ts'
import { acceptedLanguages, cookieValue, LANGUAGE_COOKIE } from '../http/language-wish.ts'
import { VARY_BY_VISITOR } from '../http/prepared-answer.ts'
import { pagePolicy } from '../http/security-headers.ts'
import type { WebApps } from './port.ts'

/** Renders guest pages and knows the headers each one needs. */
export type PageSender = {
  readonly isCacheable: boolean
  render(input: Omit<PageInput, 'clientVersion'>): Promise<RenderedPage>
  headersOf(page: RenderedPage): Record<string, string>
  /** Renders and sends a page that is not worth keeping. */
  send(request: FastifyRequest, reply: FastifyReply, data: PageData): Promise<FastifyReply>
}

export function createPageSender(apps: WebApps, clock: Clock, mediaOrigin: string): PageSender {
  function headersOf(page: RenderedPage): Record<string, string> {
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
            }),
          }
        : { 'content-security-policy': "frame-ancestors 'self'" }),
    }
  }

  return {
    isCacheable: apps.isCacheable,
    render: (input) => apps.renderPage(input),
    headersOf,
    async send(request, reply, data) {
      const renderedAt = clock.now().getTime()
      const page = await apps.renderPage({ data, language: browserLanguage(request), renderedAt })
      return reply.code(page.status).headers(headersOf(page)).send(page.html)
    },
  }
}

/** The interface language of a page that belongs to no property. */
function browserLanguage(request: FastifyRequest): string {
  const chosen = cookieValue(request.headers.cookie, LANGUAGE_COOKIE)
  const wanted = [...(chosen ? [chosen] : []), ...acceptedLanguages(request.headers['accept-language'])]
  return wanted.map(normalCode).find(isInterfaceLanguage) ?? defaultInterfaceLanguage
}
