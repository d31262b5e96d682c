import type { SurveyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { createContext, useContext } from 'react'
import type { SurveyPlace } from './api.ts'

const PlaceContext = createContext<SurveyPlace | null>(null)

/** Which survey is answered below. */
export const SurveyPlaceProvider = PlaceContext.Provider

export function useSurveyPlace(): SurveyPlace {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('SurveyPlaceProvider is missing')
  return place
}

export const useSurveyTexts = () => useTexts<SurveyTranslate>()
