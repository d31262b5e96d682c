import { GuestCleaning } from '../../features/cleaning/guest/guest-cleaning.tsx'
import { type GuestPlaces, GuestScreen } from '../../features/guests/page/guest-screen.tsx'
import { GuestMessages } from '../../features/messaging/guest/guest-messages.tsx'
import { GuestOrders } from '../../features/orders/requests/guest-orders.tsx'
import { GuestRegistration } from '../../features/registration/submissions/guest/guest-registration.tsx'

/** What each feature has to say of a guest stands at its place. */
const PLACES: GuestPlaces = {
  cleaning: (guest) => <GuestCleaning stay={guest} />,
  registration: (guest) => <GuestRegistration stay={guest} />,
  orders: ({ id }) => <GuestOrders bookingId={id} />,
  messages: ({ id, isErased }) => <GuestMessages bookingId={id} isErased={isErased} />,
}

export function GuestPage() {
  return <GuestScreen places={PLACES} />
}
