import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatLongDate, formatTime, type LocaleAndZone } from '@innkeeper/i18n/format.ts'

type Moment = {
  redeemedAt: string
  now: number
  /** It had been redeemed before somebody tried. */
  isRepeated: boolean
}

/** "Redeemed today 19:04": whoever serves sees at a glance whether it happened just now. */
export function redeemedText(t: GuestTranslate, moment: Moment, localeAndZone: LocaleAndZone): string {
  const instant = Date.parse(moment.redeemedAt)
  const dayOf = (at: number) => localTimeAt(at, localeAndZone.timeZone).date
  const time = formatTime(instant, localeAndZone)
  if (dayOf(instant) === dayOf(moment.now)) {
    return t(moment.isRepeated ? 'voucher.alreadyToday' : 'voucher.redeemedToday', { time })
  }
  const date = formatLongDate(instant, localeAndZone)
  return t(moment.isRepeated ? 'voucher.alreadyOn' : 'voucher.redeemedOn', { date, time })
}
