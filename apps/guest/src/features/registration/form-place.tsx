import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { createContext, useContext } from 'react'
import type { FormPlace } from './api.ts'

const PlaceContext = createContext<FormPlace | null>(null)

/** Whose form is filled in below. */
export const FormPlaceProvider = PlaceContext.Provider

export function useFormPlace(): FormPlace {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('FormPlaceProvider is missing')
  return place
}

export const useFormTexts = () => useTexts<RegistrationTranslate>()
