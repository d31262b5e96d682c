import { type GuestPlaces, GuestScreen } from '../../features/guests/page/guest-screen.tsx'
import { GuestOrders } from '../../features/orders/requests/guest-orders.tsx'

/** What each feature has to say of a guest stands at its place. */
const PLACES: GuestPlaces = { orders: ({ id }) => <GuestOrders bookingId={id} /> }

export function GuestPage() {
  return <GuestScreen places={PLACES} />
}
