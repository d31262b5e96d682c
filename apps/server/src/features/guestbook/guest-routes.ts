import {
  cameFromIn,
  featureHrefFrom,
  isLinkedFeature,
  type LinkedFeature,
} from '@innkeeper/domain/guestbook/feature-link.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { PageSender } from '../../platform/web/page-sender.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { guestbookAddress, type Query, type Visit, withQuery } from './guest-addresses.ts'

/** Where an address leads; null where there is nothing to see yet. */
type Lead = (visit: Visit, featureHref: FeatureHref) => string | null
/** Where a feature of the visitor's own stay opens; null where it does not. */
type FeatureHref = (feature: LinkedFeature) => string | null

const toGuestbook: Lead = (visit) => guestbookAddress(visit)

/** Guest addresses beside the guestbook itself and the pages of the HTML builder (spec 2). */
const LEADS: Readonly<Record<string, Lead>> = {
  '/voucher/:hotel/:voucherID': (visit) => guestbookAddress(visit, visit.params.voucherID),
  '/products/:hotel/:productsID': (visit) => guestbookAddress(visit, visit.params.productsID),
  '/return/:hotel': toFeature,
  '/order/:hotel/confirmation': toGuestbook,
}

/**
 * The feature that a link names (feature-link.ts), else the guestbook: both without the name of it. What led there is
 * told to features that ask.
 */
function toFeature({ query: { to, from, ...query }, ...visit }: Visit, featureHref: FeatureHref): string {
  const feature = typeof to === 'string' && isLinkedFeature(to) ? to : null
  const own = feature && featureHref(feature)
  if (!feature || own === null) return guestbookAddress({ ...visit, query })
  return featureHrefFrom(withQuery(own, query), feature, cameFromIn(from))
}

type Services = {
  properties: PropertyService
  guests: GuestService
  pages: PageSender
  stayCookie: StayCookie
  linkedFeatures: LinkedFeatures
}

type Route = { Params: { hotel: string; bookingId?: string }; Querystring: Query }

export function registerGuestRoutes(app: FastifyInstance, services: Services): void {
  const { properties, guests, pages, stayCookie, linkedFeatures } = services

  /** The key itself when it opens a stay here; no booking is in the state of a visitor without one. */
  async function knownKey(hotel: string, key: string | null | undefined): Promise<string | null> {
    const { state } = await guests.visitorOf(hotel, key)
    return state === 'qr' ? null : (key ?? null)
  }

  const follow = (lead: Lead) => async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const { params, query } = request
    const { hotel } = params
    const opened = await properties.openForPage(hotel, 'guestbook')
    if ('failure' in opened) return pages.send(request, reply, opened.failure)
    const carried = await knownKey(hotel, params.bookingId)
    if (carried !== null) stayCookie.remember(request, reply, { hotel, linkKey: carried })
    const linkKey = carried ?? (await knownKey(hotel, stayCookie.keyOf(request, hotel)))
    const { clientData } = opened
    const featureHref = (feature: LinkedFeature) =>
      linkKey !== null && clientData.features.includes(feature)
        ? linkedFeatures.hrefFor(feature, hotel, linkKey)
        : null
    const address = lead({ hotel, params, query, linkKey }, featureHref)
    if (address !== null) return reply.header('cache-control', 'no-store').redirect(address, 302)
    return pages.send(request, reply, { kind: 'failure', failure: 'unavailable', clientData })
  }

  for (const [path, lead] of Object.entries(LEADS)) {
    app.get<Route>(path, { schema: { hide: true } }, follow(lead))
  }
}
