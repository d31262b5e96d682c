import type { Welcome } from '@innkeeper/api/page.ts'
import { fjellheimLinkKey } from './fjellheim/bookings.ts'
import { KNOWN_GUESTS, type KnownGuest } from './fjellheim/known-guests.ts'
import { FJELLHEIM_ID } from './fjellheim/property.ts'
import { HAVNEHUSET_ID } from './havnehuset/property.ts'

export type DemoGuestLink = { guestName: string; propertyId: string; linkKey: string }

export type DemoLinks = {
  beforeArrival: DemoGuestLink
  inHouse: DemoGuestLink
  departed: DemoGuestLink
  /** Guestbooks that open without a booking, as from a QR code. */
  withoutBooking: { propertyId: string }[]
}

/** What the welcome page links: one booking in each phase, and both guestbooks without one. */
export function demoLinks(): DemoLinks {
  return {
    beforeArrival: linkOf('pekka'),
    inHouse: linkOf('astrid'),
    departed: linkOf('marieke'),
    withoutBooking: [{ propertyId: FJELLHEIM_ID }, { propertyId: HAVNEHUSET_ID }],
  }
}

function linkOf(known: KnownGuest): DemoGuestLink {
  const { firstName, lastName } = KNOWN_GUESTS[known].guest
  return {
    guestName: `${firstName} ${lastName}`,
    propertyId: FJELLHEIM_ID,
    linkKey: fjellheimLinkKey(known),
  }
}

/** The same as addresses of the guest app. */
export function demoAddresses(): NonNullable<Welcome['links']> {
  const links = demoLinks()
  const address = ({ propertyId, linkKey }: DemoGuestLink) => `/guestbook/${propertyId}/${linkKey}`
  return {
    guestbook: `/guestbook/${FJELLHEIM_ID}`,
    beforeArrival: address(links.beforeArrival),
    inHouse: address(links.inHouse),
    departed: address(links.departed),
    second: `/guestbook/${HAVNEHUSET_ID}`,
  }
}
