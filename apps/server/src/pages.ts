import type { Welcome } from '@innkeeper/api/page.ts'
import { phaseOf } from '@innkeeper/domain/guests/phase.ts'
import type { FastifyInstance } from 'fastify'
import { registerGuestRoutes } from './features/guestbook/guest-routes.ts'
import type { GuestViews } from './features/guestbook/guest-view.ts'
import { registerMobileRoute } from './features/guestbook/mobile-route.ts'
import { registerNotYou } from './features/guestbook/not-you-route.ts'
import { registerGuestbookPage } from './features/guestbook/page-routes.ts'
import type { Previews } from './features/guestbook/previews.ts'
import type { StayCookie } from './features/guestbook/stay-cookie.ts'
import type { GuestService } from './features/guests/service.ts'
import { registerCustomPages } from './features/html-builder/page-routes.ts'
import type { TemplateService } from './features/html-builder/service.ts'
import type { MediaService } from './features/media/service.ts'
import { registerOrderPages } from './features/orders/page-routes.ts'
import { createAppIcons } from './features/properties/app-icon.ts'
import { registerEntryPages } from './features/properties/entry-pages.ts'
import { registerInstallRoutes } from './features/properties/install-routes.ts'
import type { PropertyService } from './features/properties/service.ts'
import type { Clock } from './platform/clock/port.ts'
import type { Settings } from './platform/config/schema.ts'
import type { EventHub } from './platform/events/port.ts'
import { installNotFound } from './platform/http/not-found.ts'
import type { PageSender } from './platform/web/page-sender.ts'
import type { WebApps } from './platform/web/port.ts'

/** Wide enough for the largest icon on a home screen. */
const LOGO_WIDTH = 480

type Dependencies = {
  settings: Settings
  web: WebApps
  welcome: Welcome
  clock: Clock
  hub: EventHub
  properties: PropertyService
  guests: GuestService
  views: GuestViews
  previews: Previews
  templates: TemplateService
  media: MediaService
  pages: PageSender
  stayCookie: StayCookie
}

/** The part of the composition root where guests' addresses meet the features that answer them (spec 2). */
export async function registerPages(http: FastifyInstance, deps: Dependencies): Promise<void> {
  const { settings, web, welcome, clock, hub, properties, guests, templates, media, pages, stayCookie } = deps
  const stateOf = async (hotel: string, linkKey: string | null) =>
    (await guests.visitorOf(hotel, linkKey)).state

  registerInstallRoutes(http, {
    properties,
    icons: createAppIcons({
      clock,
      hub,
      openLogo: async (propertyId, mediaId) =>
        (await media.openVariant(propertyId, mediaId, LOGO_WIDTH, 'webp')).bytes,
    }),
  })
  registerEntryPages(http, {
    pages,
    marketingUrl: settings.MARKETING_URL,
    welcome,
    clientVersion: web.clientVersion,
  })
  registerGuestbookPage(http, deps)
  registerGuestRoutes(http, deps)
  registerOrderPages(http, {
    clock,
    hub,
    properties,
    pages,
    bookingOf: async (request, hotel) => {
      const linkKey = stayCookie.keyOf(request, hotel)
      return (await stateOf(hotel, linkKey)) === 'qr' ? null : linkKey
    },
    previewKeyOf: deps.previews.keyOf,
  })
  registerMobileRoute(http, deps)
  await registerNotYou(http, stayCookie)
  registerCustomPages(http, {
    clock,
    hub,
    properties,
    templates,
    pages,
    phaseFor: async (request, hotel) => phaseOf(await stateOf(hotel, stayCookie.keyOf(request, hotel))),
  })
  installNotFound(http, (request, reply) =>
    pages.send(request, reply, { kind: 'failure', failure: 'unavailable', clientData: null }),
  )
}
