// What guests' pages say of being asked for, for whoever counts them. Routes put it on the request; it counts once the
// answer is sent, whether or not the browser had the page already, and each time an answer of a moment ago is given
// again. Nothing here leads to who asked.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { type AskedBy, isLookedAt } from '@innkeeper/domain/statistics/asked-by.ts'
import type { VisitedPage } from '@innkeeper/domain/statistics/visits.ts'
import type { FastifyInstance } from 'fastify'

/** The page that an answer is, as its route knows it; previews are none. */
export type AnsweredPage = {
  propertyId: string
  page: VisitedPage
  state: CardState
  /** The code of one of the property's languages. */
  language: string
  /** The card that the address opens, where it is there. */
  cardId?: string | null
}

/** Hears of what people look at, while answers are on their way: it only takes note. */
export type VisitListener = {
  pageOpened(page: AnsweredPage, by: AskedBy, address: string): void
  /** A link opened a stay in a browser that had not opened it before. */
  stayReached(propertyId: string): void
}

type Asked = Pick<IncomingMessage, 'headers' | 'url'>

export type PageVisits = {
  hear(listener: VisitListener): void
  /** An answer with this page was given. */
  opened(page: AnsweredPage, asked: Asked): void
}

declare module 'fastify' {
  interface FastifyInstance {
    pageVisits: PageVisits
  }
  interface FastifyRequest {
    /** Set by the route whose answer is a guest's page. */
    answeredPage: AnsweredPage | null
    /** The property of a stay that this browser has not opened before. */
    reachedStayAt: string | null
  }
}

const LOOKED_AT: ReadonlySet<number> = new Set([200, 304])

export function installPageVisits(app: FastifyInstance): void {
  const listeners: VisitListener[] = []

  function opened(page: AnsweredPage, { headers, url = '' }: Asked): void {
    const by = askedBy(headers)
    if (!isLookedAt(by)) return
    for (const listener of listeners) listener.pageOpened(page, by, url)
  }

  app.decorate('pageVisits', { hear: (listener) => void listeners.push(listener), opened })
  app.decorateRequest('answeredPage', null)
  app.decorateRequest('reachedStayAt', null)
  app.addHook('onResponse', (request, reply, done) => {
    const { answeredPage, reachedStayAt, method } = request
    if (method === 'GET' && answeredPage && LOOKED_AT.has(reply.statusCode)) opened(answeredPage, request.raw)
    if (method === 'GET' && reachedStayAt !== null && isLookedAt(askedBy(request.headers)))
      for (const listener of listeners) listener.stayReached(reachedStayAt)
    done()
  })
}

function askedBy(headers: IncomingHttpHeaders): AskedBy {
  const said = (name: string) => headers[name] as string | undefined
  return {
    userAgent: headers['user-agent'],
    mobileHint: said('sec-ch-ua-mobile'),
    purpose: said('sec-purpose') ?? said('purpose'),
    fetchMode: said('sec-fetch-mode'),
    fetchDestination: said('sec-fetch-dest'),
  }
}
