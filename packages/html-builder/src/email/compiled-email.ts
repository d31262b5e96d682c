import type { LinkedFeature } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { Placeholder, PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import type { OffersAsked } from '../offers-asked.ts'
import type { SurveyAsked } from '../surveys-asked.ts'

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

export type OfferField = 'title' | 'text' | 'price' | 'src' | 'alt' | 'href'
/** What is filled in; an offer's by its place in the row, a score by its number. */
export type EmailField =
  | Placeholder
  | 'unsubscribe'
  | `link:${LinkedFeature}`
  | `offer:${number}:${OfferField}`
  | 'survey:question'
  | `survey:${number}`

/**
 * How a value is written: as words between tags or in an attribute, as an address in an attribute, as words that lead
 * to the address they are, or as it is.
 */
export const FIELD_FORMS = ['html', 'address', 'link', 'text'] as const
export type FieldForm = (typeof FIELD_FORMS)[number]

/** A piece of a compiled text: as it stands, filled in, or there only for some. */
export type EmailPart =
  | string
  /** `lead` are the spaces and commas before it, which a missing value takes with it. */
  | { fill: EmailField; as: FieldForm; lead?: string }
  /** Words that begin with a field: what remains of them does not begin with a space or a comma. */
  | { start: EmailPart[] }
  | { when: EmailField; parts: EmailPart[] }
  /** Offers of a module in rows; the last list is a full row, the first a row of one. */
  | { offers: string; rows: EmailPart[][] }
  | { whenOffers: string; parts: EmailPart[] }
  | { survey: string; parts: EmailPart[] }
  | { signature: true }
  /** There only with a signature, or only without one. */
  | { whenSigned: boolean; parts: EmailPart[] }

/** An e-mail in one language: everything but the recipient is decided. Stored as JSON. */
export type CompiledEmail = {
  version: 1
  html: EmailPart[]
  text: EmailPart[]
  subject: EmailPart[]
  preheader: EmailPart[]
  /** What its modules show of each recipient's own offers. */
  offers?: OffersAsked[]
  /** What its modules ask. */
  surveys?: SurveyAsked[]
}
