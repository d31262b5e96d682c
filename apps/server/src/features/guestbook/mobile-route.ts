import { fillPath } from '@innkeeper/api/address.ts'
import { SHOWCASE_PROPERTY } from '@innkeeper/domain/guestbook/constants.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { PropertyService } from '../properties/service.ts'
import { previewQuery, type Query, withQuery } from './guest-addresses.ts'

/** spec 2: /mobile/:hotel/:guestPhase?/:activeModal? */
const PATHS = ['/mobile/:hotel', '/mobile/:hotel/:guestPhase', '/mobile/:hotel/:guestPhase/:activeModal']

type Services = { clock: Clock; properties: PropertyService; pages: PageSender }

type Route = {
  Params: { hotel: string; guestPhase?: string; activeModal?: string }
  Querystring: Query
}

/** The preview of a phase as it is at this moment; one property goes straight to its guestbook. */
export function registerMobileRoute(app: FastifyInstance, services: Services): void {
  const { clock, properties, pages } = services

  const answer = async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const { hotel, guestPhase, activeModal } = request.params
    const goTo = (path: string, query: Query) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(withQuery(fillPath(path, { hotel }), query, activeModal), 302)
    if (hotel === SHOWCASE_PROPERTY) return goTo('/guestbook/:hotel', request.query)
    const opened = await properties.openForPage(hotel, 'guestbook')
    if ('failure' in opened) return pages.send(request, reply, opened.failure)
    const now = localTimeAt(clock.now().getTime(), opened.snapshot.property.timeZone)
    return goTo('/guestbook/:hotel/preview', { ...request.query, ...previewQuery(guestPhase, now) })
  }
  for (const path of PATHS) app.get<Route>(path, { schema: { hide: true } }, answer)
}
