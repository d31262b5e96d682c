import { addDays } from '@innkeeper/domain/time.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE, type AdminTranslate } from '../../platform/texts.ts'

const written = (fields: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(intlLocaleFor(ADMIN_LANGUAGE), { ...fields, timeZone: 'UTC' })
  return (day: string) => format.format(Date.parse(day)).replace(',', '')
}

/** "Fri 20 Nov". */
export const shortNight = written({ weekday: 'short', day: 'numeric', month: 'short' })
/** "F" and "20": what stands above a night where there is little room. */
export const narrowNight = {
  weekday: written({ weekday: 'narrow' }),
  day: written({ day: 'numeric' }),
}
const longDay = written({ weekday: 'long', day: 'numeric', month: 'long' })
const dayOfMonth = written({ weekday: 'long', day: 'numeric' })

/** "Friday 20 to Monday 23 November": from the first night to the morning after the last. */
export function stayWords(t: AdminTranslate, nights: readonly string[]): string {
  const [arrival = '', departure] = [nights[0], addDays(nights.at(-1) ?? '', 1)]
  const isOneMonth = arrival.slice(0, 7) === departure.slice(0, 7)
  return t('roomUpgrades.stay', {
    arrival: isOneMonth ? dayOfMonth(arrival) : longDay(arrival),
    departure: longDay(departure),
  })
}
