import type { Welcome } from '@innkeeper/api/page.ts'
import { ADMIN_BASE, ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pagePolicy } from '../../platform/http/security-headers.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import { ROOT_SCRIPT, rootPage } from './root-page.ts'

type Settings = {
  pages: PageSender
  marketingUrl: string | undefined
  welcome: Welcome
  clientVersion: string
  /** Whether somebody has set the installation up. */
  hasOwner(): Promise<boolean>
}

const ROOT_POLICY = pagePolicy({ scripts: [ROOT_SCRIPT], styles: [], mediaOrigin: '', isFramed: false })

/** Addresses that belong to no property: the root, the built-in welcome page, the app's version. */
export function registerEntryPages(app: FastifyInstance, settings: Settings): void {
  const { pages, marketingUrl, welcome, clientVersion, hasOwner } = settings
  const hidden = { schema: { hide: true } }
  const marketing = marketingUrl ?? '/welcome'
  const toSetUp = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').redirect(`${ADMIN_BASE}${ROUTE_PATHS.SET_UP}`, 302)
  app.get<{ Querystring: Record<string, unknown> }>('/', hidden, async ({ query }, reply) => {
    if (!(await hasOwner())) return toSetUp(reply)
    const hotel =
      typeof query.hotel === 'string' && PROPERTY_ID_PATTERN.test(query.hotel) ? query.hotel : null
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', ROOT_POLICY)
      .send(rootPage({ hotel, otherwise: hotel === null ? marketing : `/guestbook/${hotel}` }))
  })
  app.get('/guestbook', hidden, (_request, reply) => reply.redirect(marketing, 302))
  app.get('/welcome', hidden, async (request, reply) => {
    if (!(await hasOwner())) return toSetUp(reply)
    return pages.send(request, reply, { kind: 'welcome', welcome })
  })
  app.get('/version.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(clientVersion),
  )
}
