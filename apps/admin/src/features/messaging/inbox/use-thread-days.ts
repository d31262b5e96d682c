import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useMemo } from 'react'
import { useNow } from '../../../platform/clock.ts'
import { formatTime } from '../../../platform/own-formats.ts'
import { useSession } from '../../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../../platform/texts.ts'

const locale = intlLocaleFor(ADMIN_LANGUAGE)
const calendar = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
const formats = {
  long: calendar({ weekday: 'long', day: 'numeric', month: 'long' }),
  short: calendar({ weekday: 'short', day: 'numeric', month: 'short' }),
  row: calendar({ day: 'numeric', month: 'short' }),
  weekday: calendar({ weekday: 'long' }),
}
const written = (format: Intl.DateTimeFormat, date: string) =>
  format.format(new Date(`${date}T00:00:00Z`)).replace(',', '')

/** Days and moments as the inbox says them, by the property's calendar. */
export function useThreadDays() {
  const t = useT()
  const now = useNow()
  const { timeZone } = useSession().property
  return useMemo(() => {
    const today = localTimeAt(now, timeZone).date
    const time = (at: string) => formatTime(Date.parse(at), { timeZone })
    return {
      now,
      today,
      time,
      /** "Wed 18 Nov". */
      day: (date: string) => written(formats.short, date),
      /** "Wednesday" within a week, else "Wed 18 Nov". */
      weekday: (date: string) =>
        written(date >= today && date < addDays(today, 7) ? formats.weekday : formats.short, date),
      /** "Today", "Yesterday", "Tuesday 10 November": between two days of a thread. */
      heading: (date: string) => {
        if (date === today) return t('inbox.day.today')
        return date === addDays(today, -1) ? t('inbox.day.yesterday') : written(formats.long, date)
      },
      /** "16:14", "yesterday", "10 Nov": as wide as a row has room for. */
      row: (at: string) => {
        const { date } = localTimeAt(Date.parse(at), timeZone)
        if (date === today) return time(at)
        return date === addDays(today, -1) ? t('inbox.yesterday') : written(formats.row, date)
      },
    }
  }, [t, now, timeZone])
}
