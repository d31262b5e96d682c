import type { CleaningTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatLongDateOnly, formatWeekday, intlDate } from '@innkeeper/i18n/format.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'

export const useCleaningTexts = () => useTexts<CleaningTranslate>()

export type DayWords = {
  /** "Monday 16 November" */
  date: string
  /** "Monday" */
  weekday: string
}

/** A day of the calendar in the language of the sentence around it. */
export function dayWords(date: string, language: string): DayWords {
  const locale = localeOf(language)
  const inUtc = { locale, timeZone: 'UTC' }
  return { date: formatLongDateOnly(date, locale), weekday: formatWeekday(Date.parse(date), inUtc) }
}

/** "Mon", as it stands on the leaf of a calendar. */
export function shortWeekday(date: string, language: string): string {
  const inUtc = { locale: localeOf(language), timeZone: 'UTC' }
  return intlDate(inUtc, { weekday: 'short' }).format(Date.parse(date)).replace(/\.$/, '')
}

const localeOf = (language: string) => intlLocaleFor(interfaceLanguageFor(language))
