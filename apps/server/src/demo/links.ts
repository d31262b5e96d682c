import type { Welcome } from '@innkeeper/api/page.ts'
import { documentPath } from '@innkeeper/domain/media/links.ts'
import { pageId } from './build-pages.ts'
import { documentId } from './documents.ts'
import { DINNER_MENU } from './fjellheim/documents.ts'
import { KNOWN_GUESTS, type KnownGuest } from './fjellheim/known-guests.ts'
import { fjellheimLinkKey } from './fjellheim/link-key.ts'
import { walksPage } from './fjellheim/pages/walks.ts'
import { FJELLHEIM_ID } from './fjellheim/property.ts'
import { HAVNEHUSET_ID } from './havnehuset/property.ts'

/** As in the guestbook file of Fjellheim. */
const ROOM_CARD_ID = '8mA3_6YejJQsjI468jGZyQ'
const VOUCHER_CARD_ID = 'cB_mXG_VR9VLJY67Gl-w_Q'
const PICNIC_FORM_ID = 'IgCqJB-7Pir8lFR-Gg_ZCA'

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
  const inHouse = address(links.inHouse)
  return {
    guestbook: `/guestbook/${FJELLHEIM_ID}`,
    beforeArrival: address(links.beforeArrival),
    inHouse,
    departed: address(links.departed),
    second: `/guestbook/${HAVNEHUSET_ID}`,
    room: `${inHouse}?box=${ROOM_CARD_ID}`,
    voucher: `${inHouse}?box=${VOUCHER_CARD_ID}`,
    walks: `/pages/${FJELLHEIM_ID}/${pageId(FJELLHEIM_ID, walksPage.key)}`,
    menu: documentPath(FJELLHEIM_ID, documentId(FJELLHEIM_ID, DINNER_MENU)),
    product: `/products/${FJELLHEIM_ID}/${PICNIC_FORM_ID}`,
    registration: `/registration-form/${FJELLHEIM_ID}/${links.beforeArrival.linkKey}`,
    store: `/upselling/${FJELLHEIM_ID}/${links.beforeArrival.linkKey}`,
    upgrades: `/room-upgrades/${FJELLHEIM_ID}/${links.beforeArrival.linkKey}`,
  }
}
