import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { AdminTranslate } from '../../../../platform/texts.ts'

type Request = Pick<
  OrderRequest,
  'upgrade' | 'bookingId' | 'bookingNumber' | 'guestName' | 'status' | 'cancelledAt'
>

/** Nobody knows yet whose stay it is about. */
export function isWithoutBooking({ upgrade, bookingId, status }: Request): boolean {
  return upgrade !== null && bookingId === null && status === 'no action taken'
}

/** What is said of a request for an upgrade before anything is done, and what is left to do after it. */
export function upgradeNotices(t: AdminTranslate, request: Request): string[] {
  const { upgrade, bookingNumber, guestName, status, cancelledAt } = request
  if (!upgrade) return []
  const isAccepted = (status === 'accepted' || status === 'auto accepted') && cancelledAt === null
  const { changeByHandIn: system, isMovedBack } = upgrade
  return [
    ...(isWithoutBooking(request)
      ? [
          t('roomUpgrades.request.unmatched', {
            number: bookingNumber || '–',
            name: guestName,
          }),
        ]
      : []),
    ...(isAccepted && upgrade.unit === null ? [t('roomUpgrades.request.noUnitYet', upgrade)] : []),
    ...(system !== null && (isAccepted || isMovedBack !== null)
      ? [t('roomUpgrades.request.changeByHand', { system })]
      : []),
    ...(isMovedBack === true ? [t('roomUpgrades.request.movedBack', upgrade)] : []),
    ...(isMovedBack === false ? [t('roomUpgrades.request.notMovedBack', upgrade)] : []),
  ]
}
