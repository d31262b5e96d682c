import { fillPath } from '@innkeeper/api/address.ts'
import type { FastifyInstance } from 'fastify'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { PropertyService } from '../properties/service.ts'

type Services = {
  properties: PropertyService
  pages: PageSender
  /** Ticks the step of the list to begin with, the first time. */
  openedOnPhone(propertyId: string): Promise<void>
}

/** Where the QR code on a staff screen leads: to the guestbook, and the list knows that a phone came by. */
export function registerPhoneRoute(app: FastifyInstance, services: Services): void {
  const { properties, pages, openedOnPhone } = services
  app.get<{ Params: { hotel: string } }>(
    '/phone/:hotel',
    { schema: { hide: true } },
    async (request, reply) => {
      const { hotel } = request.params
      const opened = await properties.openForPage(hotel, 'guestbook')
      if ('failure' in opened) return pages.send(request, reply, opened.failure)
      await openedOnPhone(hotel)
      return reply.header('cache-control', 'no-store').redirect(fillPath('/guestbook/:hotel', { hotel }), 302)
    },
  )
}
