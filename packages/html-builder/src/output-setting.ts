import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import type { EmailColours } from './email/email-colours.ts'

/** What e-mails say besides what the property wrote, in their language. */
export type EmailWords = {
  unsubscribe: string
  /** Why somebody gets an offer. */
  whyOffers: string
  playVideo: string
  /** At the ends of the scores. */
  notLikely: string
  veryLikely: string
}

/** What the modules of an e-mail share while it is written. */
export type OutputSetting = {
  /** A signature stands in other people's mail programs: it cannot rely on anything but itself. */
  kind: 'email' | 'signature'
  propertyId: string
  propertyName: string
  /** Absolute: e-mails are read far from the installation. */
  origin: string
  mediaOrigin: string
  brand: Brand
  language: string
  direction: 'ltr' | 'rtl'
  /** Absolute address of the property's logo as PNG; null without one. */
  logo: string | null
  /** Below every e-mail: who writes, and where they are. */
  contact: { address: string | null; phone: string | null; email: string | null }
  colours: EmailColours
  words: EmailWords
  /** HTML that somebody wrote, with nothing left that runs, asks or loads (the server has the means). */
  cleanHtml: (html: string) => string
}
