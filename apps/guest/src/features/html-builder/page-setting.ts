import type { GuestTemplate } from '@innkeeper/api/html-builder.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import type { RichText, RichTextInline } from '@innkeeper/domain/guestbook/rich-text.ts'
import { type ComponentType, createContext, useContext } from 'react'

/** What the app lends a page to draw its modules with. */
export type PageTools = {
  property: ClientData
  /** Draws formatted text. */
  Text: ComponentType<{ text: RichText; topHeading: 2 }>
  /** Draws one line of it. */
  Line: ComponentType<{ content: RichTextInline[] }>
  /** The CSS font stack for a font's name. */
  fontFamily: (name: string) => string
}

type PageSetting = PageTools & {
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
