import { formatNumber } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE } from '../../platform/texts.ts'

/** A net promoter score as it is written: whole, and with its sign. */
export function scoreWords(score: number): string {
  // Just below nought is nought, without a sign.
  const whole = Math.round(score) || 0
  return `${whole > 0 ? '+' : ''}${formatNumber(whole, intlLocaleFor(ADMIN_LANGUAGE))}`
}
