import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE } from '../../platform/texts.ts'

const calendar = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(intlLocaleFor(ADMIN_LANGUAGE), { ...options, timeZone: 'UTC' })
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}

/** "Thursday 19 November". */
export const longDay = calendar({ weekday: 'long', day: 'numeric', month: 'long' })
/** "19 Nov". */
export const shortDay = calendar({ day: 'numeric', month: 'short' })
/** "Thu 19 Nov". */
export const weekdayOf = calendar({ weekday: 'short', day: 'numeric', month: 'short' })
