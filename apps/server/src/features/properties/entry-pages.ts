import type { Welcome } from '@innkeeper/api/page.ts'
import type { FastifyInstance } from 'fastify'
import type { PageSender } from '../../platform/web/page-sender.ts'

type Settings = {
  pages: PageSender
  marketingUrl: string | undefined
  welcome: Welcome
  clientVersion: string
}

/** Addresses that belong to no property: the root, the built-in welcome page, the app's version. */
export function registerEntryPages(app: FastifyInstance, settings: Settings): void {
  const { pages, marketingUrl, welcome, clientVersion } = settings
  const hidden = { schema: { hide: true } }
  for (const path of ['/', '/guestbook']) {
    app.get(path, hidden, (_request, reply) => reply.redirect(marketingUrl ?? '/welcome', 302))
  }
  app.get('/welcome', hidden, (request, reply) => pages.send(request, reply, { kind: 'welcome', welcome }))
  app.get('/version.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(clientVersion),
  )
}
