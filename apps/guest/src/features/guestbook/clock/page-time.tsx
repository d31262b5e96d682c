import type { LocalTime } from '@innkeeper/domain/time.ts'
import { createContext, useContext } from 'react'

/** Where and when the page is read: the property's clock, and the language of its dates. */
export type GuestPlace = {
  timeZone: string
  /** Language code of the page. */
  language: string
  /** The server's instant: the browser's first render takes it for now, so that both agree. */
  renderedAt: number
  /** The moment a preview shows; its clock stands still. */
  moment: LocalTime | null
}

const PlaceContext = createContext<GuestPlace>({
  timeZone: 'UTC',
  language: 'en',
  renderedAt: 0,
  moment: null,
})

export const PlaceProvider = PlaceContext.Provider

export function usePlace(): GuestPlace {
  return useContext(PlaceContext)
}
