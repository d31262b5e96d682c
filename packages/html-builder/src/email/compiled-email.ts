import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { Placeholder, PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'

/** One offer of a module that takes its content from elsewhere, as one recipient gets it. */
export type EmailOffer = {
  title: string
  text: string
  /** Ready to be read. */
  price: string
  /** Absolute, already as wide as it is shown twice over; null without one. */
  picture: { src: string; alt: string } | null
  href: string
}

/** All that differs from one recipient of an e-mail to the next. */
export type EmailRecipient = {
  values: PlaceholderValues
  /** Absolute addresses of what is the recipient's own; a link to one that is missing is left out. */
  links: Partial<Record<LinkedFeature, string>>
  /** Where somebody stops getting offers; null for what is no offer. */
  unsubscribe: string | null
  /** Module id to its offers; a module without any is left out. */
  offers: Readonly<Record<string, readonly EmailOffer[]>>
  /** Module id to its survey; the address of a score is this one with `score=<n>` added. */
  surveys: Readonly<Record<string, { question: string; href: string }>>
}

/** A piece of a compiled text: as it stands, filled in, or there only for some. */
export type EmailPart =
  | string
  | { fill: Placeholder | 'unsubscribe' | `link:${LinkedFeature}`; as: 'html' | 'text' | 'address' }
  | { when: `link:${LinkedFeature}` | 'unsubscribe' | `module:${string}`; parts: EmailPart[] }
  | { module: string }

/** An e-mail in one language: everything but the recipient is decided. Stored as JSON. */
export type CompiledEmail = {
  version: 1
  html: EmailPart[]
  text: EmailPart[]
  subject: EmailPart[]
  preheader: EmailPart[]
}
