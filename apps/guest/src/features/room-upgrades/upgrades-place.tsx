import type { PreviewKey } from '@innkeeper/api/page.ts'
import type { UpgradeTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatDayAndMonth } from '@innkeeper/i18n/format-day.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { createContext, useContext } from 'react'

/** Whose rooms are looked at, and in which words. */
export type UpgradesPlace = {
  hotel: string
  /** The booking's link key. */
  booking: string | null
  languageIndex: number
  /** Language code of the page. */
  language: string
  currency: string
  /** What led the guest here; empty where nothing says so. */
  cameFrom: string
  /** What staff request in a preview is shown apart and sends nothing; without a token nobody can request there. */
  preview: PreviewKey | null
}

const PlaceContext = createContext<UpgradesPlace | null>(null)

export const UpgradesPlaceProvider = PlaceContext.Provider

export function useUpgradesPlace(): UpgradesPlace {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('UpgradesPlaceProvider is missing')
  return place
}

export const useUpgradeTexts = () => useTexts<UpgradeTranslate>()

/** Amounts and days as this guest reads them. */
export function useUpgradeFormats() {
  const { currency, language } = useUpgradesPlace()
  const locale = intlLocaleFor(language)
  return {
    money: (minorUnits: number) => formatMoney(minorUnits, currency, locale),
    /** What is left of a stay: "15 November – 19 November" */
    days: ({ firstNight, departure }: { firstNight: string; departure: string }) =>
      [firstNight, departure]
        .map((day) => formatDayAndMonth(Date.parse(day), { locale, timeZone: 'UTC' }))
        .join(' – '),
  }
}
