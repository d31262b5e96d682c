import { formatMoney, minorUnitDigits } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useMemo } from 'react'
import { useSession } from './session.ts'
import { ADMIN_LANGUAGE } from './texts.ts'

/** The property's currency: its code, its decimals, and an amount of it as a person reads it. */
export function useMoney() {
  const { currency } = useSession().property
  return useMemo(
    () => ({
      currency,
      digits: minorUnitDigits(currency),
      money: (minorUnits: number) => formatMoney(minorUnits, currency, intlLocaleFor(ADMIN_LANGUAGE)),
    }),
    [currency],
  )
}
