import type { LocalTime } from '@innkeeper/domain/time.ts'
import { createContext, useContext } from 'react'

/** What times on the page are told by: the property's time zone, the language of its dates, and what counts as now. */
export type PageTime = {
  timeZone: string
  /** Language code of the page. */
  language: string
  /** The server's instant: the browser's first render takes it for now, so that both agree. */
  renderedAt: number
  /** The moment a preview shows; its clock stands still. */
  moment: LocalTime | null
}

const PageTimeContext = createContext<PageTime>({
  timeZone: 'UTC',
  language: 'en',
  renderedAt: 0,
  moment: null,
})

export const PageTimeProvider = PageTimeContext.Provider

export function usePageTime(): PageTime {
  return useContext(PageTimeContext)
}
