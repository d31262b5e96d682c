import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE } from '../../../../platform/texts.ts'

const oneDigit = new Intl.NumberFormat(intlLocaleFor(ADMIN_LANGUAGE), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** "4.3": more digits would say more than the answers do. */
export const shownAverage = (average: number): string => oneDigit.format(average)
