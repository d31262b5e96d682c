import { formatNumber } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'

const BASIS_POINTS_PER_PERCENT = 100
const NO_BREAK_SPACE = '\u00a0'

/** "25 %", "12,5 %"; English and Dutch write the sign close. */
export function vatPercent(vatRate: number, language: string): string {
  const locale = intlLocaleFor(language)
  const gap = locale.startsWith('en') || locale === 'nl' ? '' : NO_BREAK_SPACE
  return `${formatNumber(vatRate / BASIS_POINTS_PER_PERCENT, locale)}${gap}%`
}
