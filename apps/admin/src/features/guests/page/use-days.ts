import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useMemo } from 'react'
import { writtenTime } from '../../../components/editing/hours/typed-time.ts'
import { useNow } from '../../../platform/clock.ts'
import { formatTime, ownFormats } from '../../../platform/own-formats.ts'
import { useSession } from '../../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../../platform/texts.ts'

const locale = intlLocaleFor(ADMIN_LANGUAGE)
const calendar = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
const formats = {
  night: calendar({ weekday: 'short', day: 'numeric' }),
  day: calendar({ weekday: 'short', day: 'numeric', month: 'short' }),
  otherYear: calendar({ day: 'numeric', month: 'short', year: 'numeric' }),
  weekday: calendar({ weekday: 'long' }),
}
const written = (format: Intl.DateTimeFormat, date: string) =>
  format.format(new Date(`${date}T00:00:00Z`)).replace(',', '')

/** Days and moments of a stay as its page says them, by the property's calendar. */
export function useDays() {
  const t = useT()
  const now = useNow()
  const { timeZone } = useSession().property
  return useMemo(() => {
    const today = localTimeAt(now, timeZone).date
    /** "Wed 18 Nov"; with the year where it is another. */
    const day = (date: string) =>
      written(date.slice(0, 4) === today.slice(0, 4) ? formats.day : formats.otherYear, date)
    return {
      today,
      day,
      /** "Sun 15". */
      night: (date: string) => written(formats.night, date),
      /** "Tuesday" within a week, else the day. */
      weekday: (date: string) =>
        date >= today && date < addDays(today, 7) ? written(formats.weekday, date) : day(date),
      /** "today", "tomorrow", "Wed 18 Nov". */
      relative: (date: string) => {
        if (date === today) return t('guest.today')
        return date === addDays(today, 1) ? t('guest.tomorrow') : day(date)
      },
      /** A clock time as the person writes it. */
      clock: (time: string) => writtenTime(time, ownFormats().time),
      /** Of today only the clock. */
      moment: (at: string) => {
        const [date, time] = [
          localTimeAt(Date.parse(at), timeZone).date,
          formatTime(Date.parse(at), { timeZone }),
        ]
        return date === today ? time : `${day(date)}, ${time}`
      },
    }
  }, [t, now, timeZone])
}
