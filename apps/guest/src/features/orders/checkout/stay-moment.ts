import type { GuestBooking } from '@innkeeper/api/guests.ts'
import type { StayMoment } from '@innkeeper/domain/orders/constants.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'

type Writing = {
  t: OrderTranslate
  /** A calendar day in words. */
  day: (isoDate: string) => string
}

/** When a part of the stay is had, in words; with the day where the stay is known. */
export function momentWords(
  moment: StayMoment,
  stay: Pick<GuestBooking, 'arrival' | 'departure'> | null,
  { t, day }: Writing,
): string {
  switch (moment) {
    case 'arrival':
      return stay ? t('order.moment.arrivalDay', { day: day(stay.arrival) }) : t('order.moment.arrival')
    case 'departure':
      return stay ? t('order.moment.departureDay', { day: day(stay.departure) }) : t('order.moment.departure')
    case 'whole stay':
      return t('order.moment.stay')
  }
}
