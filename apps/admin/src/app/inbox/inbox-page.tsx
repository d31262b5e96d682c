import type { AsidePlaces } from '../../features/messaging/inbox/guest-aside.tsx'
import { InboxScreen } from '../../features/messaging/inbox/inbox-screen.tsx'
import { GuestOrders } from '../../features/orders/requests/guest-orders.tsx'

/** What each feature has to say of the guest beside the thread. */
const PLACES: AsidePlaces = { orders: (bookingId) => <GuestOrders bookingId={bookingId} /> }

export function InboxPage() {
  return <InboxScreen places={PLACES} />
}
