import type { PreviewKey } from '@innkeeper/api/page.ts'
import type { StoreTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { createContext, useContext } from 'react'

/** Whose store it is, and in which language it is read. */
export type StorePlace = {
  hotel: string
  /** The booking's link key, as the address carries it. */
  booking: string
  languageIndex: number
  language: string
  timeZone: string
  currency: string
  /** What led the guest here, as the address says it. */
  cameFrom: string
  /** With the deal that is being edited. */
  preview: (PreviewKey & { deal: string | null }) | null
}

const PlaceContext = createContext<StorePlace | null>(null)

export const StorePlaceProvider = PlaceContext.Provider

export function useStorePlace(): StorePlace {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('StorePlaceProvider is missing')
  return place
}

export const useStoreTexts = () => useTexts<StoreTranslate>()
