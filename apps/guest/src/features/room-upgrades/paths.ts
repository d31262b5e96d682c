import type { UpgradesPlace } from './upgrades-place.tsx'

type Place = Pick<UpgradesPlace, 'hotel' | 'booking' | 'cameFrom' | 'preview'>

/** The guestbook opened last, with the booking it had. */
export const guestbookPath = (hotel: string) => `/return/${hotel}`

/** Guest addresses of other rooms (spec 2); what led the guest here stays in them. */
export const overviewPath = (place: Place) => pathOf(place)
export const roomPath = (place: Place, upgradeId: string) => pathOf(place, ['room', upgradeId])
export const detailsPath = (place: Place, upgradeId: string) =>
  pathOf(place, ['room', upgradeId, 'request-details'])
/** The order is named where this device sent it; others know it by the stay. */
export const confirmationPath = (place: Place, upgradeId: string, orderId: string | null) =>
  pathOf(place, ['room', upgradeId, 'request-confirmation'], orderId)

function pathOf(
  { hotel, booking, cameFrom, preview }: Place,
  below: readonly string[] = [],
  order: string | null = null,
): string {
  const parts = [hotel, ...(booking === null ? [] : [booking]), ...below].map(encodeURIComponent)
  const query = new URLSearchParams({
    ...(cameFrom === '' ? {} : { from: cameFrom }),
    ...(preview === null ? {} : { state: 'preview' }),
    ...(order === null ? {} : { order }),
  }).toString()
  return `/room-upgrades/${parts.join('/')}${query === '' ? '' : `?${query}`}`
}
