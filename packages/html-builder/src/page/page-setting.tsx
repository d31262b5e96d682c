import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { createContext, useContext } from 'react'

/** A picture of the property's own, with its size and where its subject is. */
export type PagePicture = {
  mediaId: string
  width: number
  height: number
  focalX: number
  focalY: number
}

/** One offer of a module that takes its content from elsewhere. */
export type PageOffer = {
  id: string
  title: string
  text: string
  /** Ready to be read; in its place the words of one that is fully booked. */
  price: string
  picture: (PagePicture & { alt: string }) | null
  href: string
}

/** The survey of a module: the address of a score is this one with `score=<n>` added. */
export type PageSurvey = { question: string; href: string }

/** What pages say themselves, in the visitor's language. */
export type PageWords = {
  /** Said after a link that opens one. */
  newWindow: string
  /** A picture that is a link and has no words of its own. */
  open: string
  play: string
  /** What a frame with foreign HTML is called by those who hear the page. */
  frame: string
  /** The ends of a survey's scores. */
  notLikely: string
  veryLikely: string
  /** In place of an invitation to what the guest has done. */
  done?: string
  /** In an editor: what guests do not get of HTML that somebody wrote. */
  cleaned?: string
}

/** Day and night as the device has it, or one of them, as a preview shows it. */
export type PageLook = 'device' | 'day' | 'night'

/** A page, or an e-mail, which an editor draws as mail programs will. */
export type PageMedium = 'page' | 'email'

/** What the modules of a page share; everything of the product comes through here. */
export type PageSetting = {
  propertyId: string
  propertyName: string
  mediaOrigin: string
  brand: Brand
  /** The stylesheet that brings the property's fonts to a frame; null where there is none. */
  fontHref: string | null
  /** By id; only the property's own are shown. */
  pictures: Readonly<Record<string, PagePicture>>
  /** The colour behind the modules by day, written out. */
  ground: string
  values: PlaceholderValues
  words: PageWords
  /** Features of the guest's own that links lead to here; a link to any other is left out. */
  features: readonly LinkedFeature[]
  /** What links to them say a guest comes from; nothing in a preview. */
  cameFrom?: string
  /** Those of them that the guest has done; none where left out. */
  done?: readonly LinkedFeature[]
  /** Module id to its offers; a module without any draws nothing. */
  offers: Readonly<Record<string, readonly PageOffer[]>>
  /** Module id to its survey. */
  surveys: Readonly<Record<string, PageSurvey>>
  look: PageLook
  /** A page where left out. */
  medium?: PageMedium
  /** In an editor: no link is followed, no film played. */
  isStill: boolean
}

const PageSettingContext = createContext<PageSetting | null>(null)
export const PageSettingProvider = PageSettingContext.Provider

export function usePageSetting(): PageSetting {
  const setting = useContext(PageSettingContext)
  if (!setting) throw new Error('PageSettingProvider is missing')
  return setting
}
