import { primaryLanguage } from './languages.ts'

/**
 * Dates, times and numbers as a guest reads them. Every function takes locale and zone: a default would differ
 * between server and browser. Where releases of Intl disagree about order or punctuation, the layout is ours and
 * Intl only supplies digits and names, so that both sides write the same characters.
 */

/** A moment: a Date, or milliseconds since the epoch. */
export type Moment = Date | number

export interface LocaleAndZone {
  /** An Intl locale, as `intlLocaleFor` gives it. */
  readonly locale: string
  /** An IANA zone, as the property has it. */
  readonly timeZone: string
}

const numericDates: Record<string, string> = {
  da: 'DD/MM/YYYY',
  en: 'DD/MM/YYYY',
  et: 'DD.MM.YYYY',
  fi: 'D.M.YYYY',
  nb: 'DD.MM.YYYY',
  nl: 'DD-MM-YYYY',
  sv: 'YYYY-MM-DD',
}

/** How a date is typed in a language: two digits for day and month, in the language's order. */
export function typedDatePattern(locale: string): string {
  const pattern = numericDates[primaryLanguage(locale)] ?? 'DD/MM/YYYY'
  return pattern.replace(/\bD\b/, 'DD').replace(/\bM\b/, 'MM')
}

const longDates: Record<string, string> = {
  da: 'WEEKDAY DAY. MONTH',
  en: 'WEEKDAY DAY MONTH',
  et: 'WEEKDAY, DAY. MONTH',
  fi: 'WEEKDAY DAY. MONTH',
  nb: 'WEEKDAY DAY. MONTH',
  nl: 'WEEKDAY DAY MONTH',
  sv: 'WEEKDAY DAY MONTH',
}

/** "19/11/2026" in Danish and English, each other language in its own order (spec 9). */
export function formatDate(moment: Moment, localeAndZone: LocaleAndZone): string {
  const pattern = numericDates[primaryLanguage(localeAndZone.locale)]
  if (!pattern) {
    return plainSpaces(
      intlDate(localeAndZone, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(moment),
    )
  }
  const { year, month, day } = clockFields(moment, localeAndZone.timeZone)
  const fields: Record<string, string> = {
    YYYY: year,
    MM: month,
    DD: day,
    M: String(Number(month)),
    D: String(Number(day)),
  }
  return pattern.replace(/YYYY|MM|DD|M|D/g, (field) => fields[field] ?? field)
}

/** "Thursday 19 November": the year is left out, a stay is never far away. */
export function formatLongDate(moment: Moment, localeAndZone: LocaleAndZone): string {
  const pattern = longDates[primaryLanguage(localeAndZone.locale)]
  const options = { weekday: 'long', day: 'numeric', month: 'long' } as const
  if (!pattern) return plainSpaces(intlDate(localeAndZone, options).format(moment))
  const fields: Record<string, string> = {
    WEEKDAY: formatWeekday(moment, localeAndZone),
    DAY: String(Number(clockFields(moment, localeAndZone.timeZone).day)),
    MONTH: monthInDate(moment, localeAndZone),
  }
  return pattern.replace(/WEEKDAY|DAY|MONTH/g, (field) => fields[field] ?? field)
}

/** A calendar day without a clock, such as an arrival ("2026-11-19"): it is the same day in every zone. */
export function formatDateOnly(isoDate: string, locale: string): string {
  return formatDate(Date.parse(isoDate), { locale, timeZone: 'UTC' })
}

/** The same in full: "Thursday 19 November". */
export function formatLongDateOnly(isoDate: string, locale: string): string {
  return formatLongDate(Date.parse(isoDate), { locale, timeZone: 'UTC' })
}

/** "Thursday", as the language writes it inside a sentence. */
export function formatWeekday(moment: Moment, localeAndZone: LocaleAndZone): string {
  const told = toldNames(localeAndZone)?.weekdays[new Date(moment).getUTCDay()]
  return told ?? intlDate(localeAndZone, { weekday: 'long' }).format(moment)
}

/** "November", as the language writes it after a day. */
function monthInDate(moment: Moment, localeAndZone: LocaleAndZone): string {
  const told = toldNames(localeAndZone)?.months[new Date(moment).getUTCMonth()]
  if (told) return told
  const parts = intlDate(localeAndZone, { day: 'numeric', month: 'long' }).formatToParts(moment)
  return parts.find((part) => part.type === 'month')?.value ?? ''
}

/** What a language calls its days, Sunday first, and its months after a day. */
export type CalendarNames = { weekdays: readonly string[]; months: readonly string[] }

const toldByLocale = new Map<string, CalendarNames>()

/** Takes names from elsewhere: on a phone the first formatter takes a tenth of a second to make. */
export function knowCalendarNames(locale: string, names: CalendarNames): void {
  toldByLocale.set(locale, names)
}

/** Those names, for whoever has no time to make a formatter. */
export function calendarNames(locale: string): CalendarNames {
  const inUtc = { locale, timeZone: 'UTC' }
  return {
    // 1970-01-04 was a Sunday.
    weekdays: Array.from({ length: 7 }, (_, day) => formatWeekday(Date.UTC(1970, 0, 4 + day), inUtc)),
    months: Array.from({ length: 12 }, (_, month) => monthInDate(Date.UTC(1970, month, 15), inUtc)),
  }
}

/** Days of a calendar are read and written in UTC; on a wall clock elsewhere it may be another day. */
function toldNames({ locale, timeZone }: LocaleAndZone): CalendarNames | undefined {
  return timeZone === 'UTC' ? toldByLocale.get(locale) : undefined
}

/** "07:05", the same in every language (spec 9). */
export function formatTime(moment: Moment, localeAndZone: LocaleAndZone): string {
  const { hour, minute } = clockFields(moment, localeAndZone.timeZone)
  return `${hour}:${minute}`
}

/** "07:05:09", the same in every language (spec 9). */
export function formatTimeWithSeconds(moment: Moment, localeAndZone: LocaleAndZone): string {
  const { hour, minute, second } = clockFields(moment, localeAndZone.timeZone)
  return `${hour}:${minute}:${second}`
}

/** "19/11/2026 07:05". */
export function formatDateTime(moment: Moment, localeAndZone: LocaleAndZone): string {
  return `${formatDate(moment, localeAndZone)} ${formatTime(moment, localeAndZone)}`
}

interface ClockFields {
  readonly year: string
  readonly month: string
  readonly day: string
  readonly hour: string
  readonly minute: string
  readonly second: string
}

/** What calendar and clock on the wall show in a zone, zero-padded. */
export function clockFields(moment: Moment, timeZone: string): ClockFields {
  if (timeZone === 'UTC') return utcFields(new Date(moment))
  const parts = wallClock(timeZone).formatToParts(moment)
  const field = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    year: field('year').padStart(4, '0'),
    month: field('month'),
    day: field('day'),
    hour: field('hour'),
    minute: field('minute'),
    second: field('second'),
  }
}

/** The same without Intl, which is slow to begin with. */
function utcFields(date: Date): ClockFields {
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    year: String(date.getUTCFullYear()).padStart(4, '0'),
    month: two(date.getUTCMonth() + 1),
    day: two(date.getUTCDate()),
    hour: two(date.getUTCHours()),
    minute: two(date.getUTCMinutes()),
    second: two(date.getUTCSeconds()),
  }
}

/** Some releases of Intl put narrow or no-break spaces into dates and times where others do not. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ')
}

// Making a formatter costs far more than using one.
const formatters = new Map<string, Intl.DateTimeFormat>()

export function intlDate(
  localeAndZone: LocaleAndZone,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const all = { calendar: 'gregory', numberingSystem: 'latn', ...options, timeZone: localeAndZone.timeZone }
  const key = localeAndZone.locale + JSON.stringify(all)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeAndZone.locale, all)
  formatters.set(key, made)
  return made
}

function wallClock(timeZone: string): Intl.DateTimeFormat {
  return intlDate(
    { locale: 'en-GB', timeZone },
    {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    },
  )
}
