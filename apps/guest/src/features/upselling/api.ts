import { fillPath, queryString } from '@innkeeper/api/address.ts'
import type { CallInput } from '@innkeeper/api/client.ts'
import { withVersion } from '@innkeeper/api/client-version.ts'
import type { StoreView } from '@innkeeper/api/page.ts'
import type { countDeals, getStore } from '@innkeeper/api/upselling/store.ts'
import { clientVersion } from '../../platform/client-version.ts'
import { addressAt, type EndpointRoute, queryOf } from '../../platform/query.ts'
import type { EndingOrders } from './cart/store-cart.ts'
import type { StorePlace } from './store-place.tsx'

const STORE = { method: 'GET', path: 'guest/:hotel/upselling/:bookingId' } as const satisfies EndpointRoute<
  typeof getStore
>
const SEEN = { method: 'POST', path: 'guest/:hotel/upselling/seen' } as const satisfies EndpointRoute<
  typeof countDeals
>
/** What is left, and whether it is still open, changes by itself. */
const FRESH_MS = 60_000

export const storeAddress = ({ hotel, booking }: Whose) => addressAt(STORE, { hotel, bookingId: booking })

/** The store as it is for this stay; what the orders took that end with the cart counts as free. */
export function storeQuery(place: StorePlace, ending: EndingOrders | null = null) {
  const { hotel, booking, languageIndex, preview } = place
  const query = {
    language: languageIndex,
    preview: preview?.token ?? undefined,
    deal: preview?.deal ?? undefined,
    ...ending,
  }
  return {
    ...queryOf<typeof getStore>(STORE, { params: { hotel, bookingId: booking }, query }),
    staleAfterMs: FRESH_MS,
    lookEveryMs: FRESH_MS,
  }
}

export type SeenDeals = Omit<CallInput<typeof countDeals>['body'], 'booking'>

/** Outlives the page; that nothing was counted is nobody's trouble. */
export async function sendSeen({ hotel, booking }: Whose, seen: SeenDeals): Promise<void> {
  const address = withVersion(addressAt(SEEN, { hotel }), clientVersion())
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  await fetch(address, {
    method: SEEN.method,
    headers,
    body: JSON.stringify({ ...seen, booking }),
    keepalive: true,
  })
}

type Whose = Pick<StorePlace, 'hotel' | 'booking'>
type Where = Whose & Pick<StorePlace, 'preview' | 'cameFrom'>

/** Guest addresses of the store (spec 2); a preview goes on as one, and what led the guest here stays in them. */
export function storePath(place: Where, view: Exclude<StoreView, 'confirmation'>, deal?: string): string {
  const { hotel, booking } = place
  const path = fillPath('/upselling/:hotel/:bookingId/:view', { hotel, bookingId: booking, view })
  return path + queryString({ ...keptIn(place), ...(deal === undefined ? {} : { deal }) })
}

export function storeConfirmationPath(place: Where, orderId: string): string {
  const params = { hotel: place.hotel, bookingId: place.booking, orderId }
  return fillPath('/upselling/:hotel/:bookingId/confirmation/:orderId', params) + queryString(keptIn(place))
}

/** The guest's own guestbook; the house's, for whoever looks at a preview. */
export function guestbookPath({ hotel, booking, preview }: Omit<Where, 'cameFrom'>): string {
  return preview
    ? fillPath('/guestbook/:hotel', { hotel })
    : fillPath('/guestbook/:hotel/:bookingId', { hotel, bookingId: booking })
}

function keptIn({ preview, cameFrom }: Where) {
  return {
    ...(preview ? { preview: preview.token, deal: preview.deal } : {}),
    ...(cameFrom === '' ? {} : { from: cameFrom }),
  }
}
