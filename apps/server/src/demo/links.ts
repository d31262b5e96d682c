import type { Welcome } from '@innkeeper/api/page.ts'
import { documentPath } from '@innkeeper/domain/media/links.ts'
import { formId } from './build-cards.ts'
import { documentId } from './documents.ts'
import { fjellheimLinkKey } from './fjellheim/bookings.ts'
import { picnicBasket } from './fjellheim/cards/to-order.ts'
import { welcomeDrink } from './fjellheim/cards/welcome-drink.ts'
import { yourRoom } from './fjellheim/cards/your-room.ts'
import { DINNER_MENU } from './fjellheim/documents.ts'
import { KNOWN_GUESTS, type KnownGuest } from './fjellheim/known-guests.ts'
import { walksPage } from './fjellheim/pages/walks.ts'
import { FJELLHEIM_ID } from './fjellheim/property.ts'
import { HAVNEHUSET_ID } from './havnehuset/property.ts'
import { cardId, pageId } from './link-plan.ts'

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
    room: `${inHouse}?box=${cardId(FJELLHEIM_ID, yourRoom.key)}`,
    voucher: `${inHouse}?box=${cardId(FJELLHEIM_ID, welcomeDrink.key)}`,
    walks: `/pages/${FJELLHEIM_ID}/${pageId(FJELLHEIM_ID, walksPage.key)}`,
    menu: documentPath(FJELLHEIM_ID, documentId(FJELLHEIM_ID, DINNER_MENU)),
    product: `/products/${FJELLHEIM_ID}/${formId(FJELLHEIM_ID, picnicBasket.key)}`,
  }
}
