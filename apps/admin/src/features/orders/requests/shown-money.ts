import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE } from '../../../platform/texts.ts'

/** An amount as the admin area writes it. */
export function shownMoney(minorUnits: number, currency: string): string {
  return formatMoney(minorUnits, currency, intlLocaleFor(ADMIN_LANGUAGE))
}
