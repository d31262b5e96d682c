import { addDays, dayOfIsoDate, weekdayOfDay } from '@innkeeper/domain/time.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { formatTime } from '../../../platform/own-formats.ts'
import { ADMIN_LANGUAGE, type AdminTranslate } from '../../../platform/texts.ts'
import { weekdayNames } from '../../../platform/weekday-names.ts'

const locale = intlLocaleFor(ADMIN_LANGUAGE)
const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const dated = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
/** Within a week from today a weekday is one day alone. */
const DAYS_AHEAD = 6
/** So many days in a row are told as a stretch. */
const STRETCH_FROM = 3

type When = { days: readonly string[]; time: string | null }

/** "Monday and Wednesday, 21:00": the days a line of a request is for, and the time on them; nothing without days. */
export function lineWhenWords(t: AdminTranslate, { days, time }: When, today: string): string {
  if (days.length === 0) return ''
  return [daysWords(t, days.toSorted(), today), time === null ? null : clockWords(time)]
    .filter((part) => part !== null)
    .join(', ')
}

/** Whether what it is about says already when that is. */
export function saysItsDays({ summary }: { summary: readonly Pick<When, 'days'>[] }): boolean {
  return summary.some(({ days }) => days.length > 0)
}

function daysWords(t: AdminTranslate, days: readonly string[], today: string): string {
  const [first = today, last = today] = [days[0], days.at(-1)]
  const isSoon = first >= today && last <= addDays(today, DAYS_AHEAD)
  const name = (day: string) =>
    isSoon ? soonName(t, day, today) : dated.format(Date.parse(day)).replace(',', '')
  const isStretch = days.length >= STRETCH_FROM && last === addDays(first, days.length - 1)
  return isStretch
    ? t('requests.days.stretch', { first: name(first), last: name(last) })
    : all.format(days.map(name))
}

function soonName(t: AdminTranslate, day: string, today: string): string {
  if (day === today) return t('requests.days.today')
  return weekdayNames('long')[weekdayOfDay(dayOfIsoDate(day)) - 1] ?? day
}

function clockWords(time: string): string {
  return formatTime(Date.parse(`2000-01-01T${time}:00Z`), { timeZone: 'UTC' })
}
