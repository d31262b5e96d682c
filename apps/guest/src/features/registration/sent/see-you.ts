import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatWeekday } from '@innkeeper/i18n/format.ts'

const DAY_MS = 24 * 60 * 60_000
/** A weekday names one day within a week and two beyond. */
const WEEK = 7

/** "See you Sunday": the day as people say it, from the property's day. */
export function seeYou(arrival: string, today: string, t: RegistrationTranslate, locale: string): string {
  const days = Math.round((Date.parse(arrival) - Date.parse(today)) / DAY_MS)
  if (days < 0) return t('sent.enjoy')
  if (days === 0) return t('sent.seeYouToday')
  if (days === 1) return t('sent.seeYouTomorrow')
  const moment = Date.parse(arrival)
  if (days < WEEK) return t('sent.seeYouOn', { day: dayIn(moment, locale) })
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    moment,
  )
  return t('sent.seeYouDate', { date })
}

/** The weekday as it stands after "on"; Finnish and Estonian say it in the word itself. */
function dayIn(moment: number, locale: string): string {
  const day = formatWeekday(moment, { locale, timeZone: 'UTC' })
  const [language] = locale.split('-')
  if (language === 'fi') return day.endsWith('na') ? day : `${day}na`
  if (language === 'et') return day.endsWith('e') ? `${day}l` : `${day}al`
  return day
}
