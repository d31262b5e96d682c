import { intlDate, type LocaleAndZone, type Moment } from './format.ts'
import { primaryLanguage } from './languages.ts'

/** "18 November", as it stands after a weekday within a sentence. */
export function formatDayAndMonth(moment: Moment, localeAndZone: LocaleAndZone): string {
  // Estonian would put the name of the month into another case: people write the number there.
  const month = primaryLanguage(localeAndZone.locale) === 'et' ? 'numeric' : 'long'
  return intlDate(localeAndZone, { day: 'numeric', month }).format(moment)
}

/** "Wed 18 Nov": a day to choose, in as few letters as people read it in. */
export function formatShortDay(moment: Moment, localeAndZone: LocaleAndZone): string {
  const weekday = intlDate(localeAndZone, { weekday: 'short' }).format(moment).replace(/\.$/, '')
  return `${weekday} ${intlDate(localeAndZone, { day: 'numeric', month: 'short' }).format(moment)}`
}
