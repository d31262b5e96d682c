import {
  hoursOfDay,
  isWholeDay,
  nextOpeningChange,
  type OpeningState,
  openingStateAt,
} from '@innkeeper/domain/guestbook/opening-hours.ts'
import type { OpeningHours } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import { localTimeAt, nextDayStart, type Weekday } from '@innkeeper/domain/time.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatWeekday } from '@innkeeper/i18n/format.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useCallback } from 'react'
import { usePageTime } from '../../clock/page-time.tsx'
import { useNow } from '../../clock/use-now.ts'

/** A dash after which no line ends. */
const TO = '–\u2060'

export type HoursToday = { state: OpeningState; weekday: Weekday }

/** What the hours say now, by the property's clock; follows it without a reload. */
export function useOpeningHours(week: OpeningHours): HoursToday {
  const { timeZone, moment } = usePageTime()
  const changeAfter = useCallback(
    (now: number) =>
      Math.min(
        nextOpeningChange(week, now, timeZone) ?? Number.POSITIVE_INFINITY,
        // "Opens Tuesday" becomes "Opens" when Tuesday begins.
        nextDayStart(now, timeZone),
      ),
    [week, timeZone],
  )
  const now = useNow(changeAfter)
  const local = moment ?? localTimeAt(now, timeZone)
  return { state: openingStateAt(week, local), weekday: local.weekday }
}

export function isOpen({ kind }: OpeningState): boolean {
  return kind === 'open' || kind === 'allDay'
}

/** The state in words, null without any hours. Its weekday is in the language of the sentence around it. */
export function useStateWords(): (state: OpeningState) => string | null {
  const t = useTexts<GuestTranslate>()
  const language = interfaceLanguageFor(usePageTime().language)
  return (state) => {
    switch (state.kind) {
      case 'allDay':
        return t('hours.allDay')
      case 'unknown':
        return null
      case 'open': {
        const { weekday, clock: time } = state.until
        if (!state.isFar) return t('hours.openUntil', { time })
        return t('hours.openUntilDay', { day: weekdayName(weekday, language), time })
      }
      case 'opensToday':
        return t('hours.opens', { time: state.at.clock })
      case 'opensOn':
        return t('hours.opensOn', { day: weekdayName(state.at.weekday, language), time: state.at.clock })
    }
  }
}

/** The hours of one weekday: "07:00–10:00, 18:00–22:00". */
export function useHoursWords(week: OpeningHours): (weekday: Weekday) => string {
  const t = useTexts<GuestTranslate>()
  return (weekday) => {
    const stretches = hoursOfDay(week, weekday)
    if (stretches.length === 0) return t('hours.closed')
    if (stretches.some(isWholeDay)) return t('hours.allDay')
    return stretches.map(({ opens, closes }) => `${opens}${TO}${closes}`).join(', ')
  }
}

/** 1970-01-05 was a Monday. */
export function weekdayName(weekday: Weekday, language: string): string {
  const localeAndZone = { locale: intlLocaleFor(language), timeZone: 'UTC' }
  return formatWeekday(Date.UTC(1970, 0, 4 + weekday), localeAndZone)
}
