import { featureLinksFrom } from '@innkeeper/domain/guestbook/feature-link.ts'
import { fillPlaceholders, type PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { plainSms } from '@innkeeper/domain/messaging/sms-text.ts'
import type { CompiledEmail, EmailRecipient } from '@innkeeper/html-builder/email/compiled-email.ts'
import { prepareEmail } from '@innkeeper/html-builder/email/fill-email.ts'
import type { OffersAsked } from '@innkeeper/html-builder/offers-asked.ts'

export type BodyForm = 'compiled' | 'sms'
/** What many get alike: an e-mail compiled in one language, with the signature of that moment, or the words of an SMS. */
export type BodyContent =
  | {
      form: 'compiled'
      email: CompiledEmail
      signature: Pick<CompiledEmail, 'html' | 'text'> | null
      /** What its links say a guest comes from; nothing where it is of no template. */
      cameFrom?: string
    }
  | { form: 'sms'; text: string }
/** What differs from one recipient to the next. */
export type MessageFacts = EmailRecipient

export type FilledBody = { subject: string; text: string; html: string | null }
export type FillBody = (facts: MessageFacts) => FilledBody

/** A body as a function of who gets it: all that can be decided is decided once. */
export function prepareBody(content: BodyContent): FillBody {
  if (content.form === 'sms') {
    return ({ values }) => ({ subject: '', text: smsText(content.text, values), html: null })
  }
  const { email, signature, cameFrom } = content
  const fill = prepareEmail(email, signature)
  if (!cameFrom) return fill
  return (facts) => fill({ ...facts, links: featureLinksFrom(facts.links, cameFrom) })
}

/** What a body shows of its recipient's own offers, as they are when it goes out. */
export function offersAskedBy(content: BodyContent): { offers: readonly OffersAsked[]; cameFrom: string } {
  if (content.form === 'sms') return { offers: [], cameFrom: '' }
  return { offers: content.email.offers ?? [], cameFrom: content.cameFrom ?? '' }
}

/** The words of an SMS for one guest, in the characters that cost least. */
export function smsText(text: string, values: PlaceholderValues): string {
  return plainSms(fillPlaceholders(text, values))
}
