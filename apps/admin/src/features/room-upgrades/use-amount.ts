import { formatNumber } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useCallback } from 'react'
import { ADMIN_LANGUAGE } from '../../platform/texts.ts'
import { useMoney } from '../../platform/use-money.ts'

/** An amount without its currency, where that stands beside it. */
export function useAmount(): (minorUnits: number) => string {
  const { digits } = useMoney()
  return useCallback(
    (minorUnits) => formatNumber(minorUnits / 10 ** digits, intlLocaleFor(ADMIN_LANGUAGE)),
    [digits],
  )
}
