import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import { createContext, useContext } from 'react'

/** What the modules of a page share. */
type PageSetting = {
  pictures: GuestTemplate['pictures']
  /** The colour behind the modules by day. */
  ground: string
}

const PageSettingContext = createContext<PageSetting | null>(null)
export const PageSettingProvider = PageSettingContext.Provider

export function usePageSetting(): PageSetting {
  const setting = useContext(PageSettingContext)
  if (!setting) throw new Error('PageSettingProvider is missing')
  return setting
}
