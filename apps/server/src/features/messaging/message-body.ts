import { fillPlaceholders, type PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { plainSms } from '@innkeeper/domain/messaging/sms-text.ts'
import type { CompiledEmail, EmailRecipient } from '@innkeeper/html-builder/email/compiled-email.ts'
import { prepareEmail } from '@innkeeper/html-builder/email/fill-email.ts'

export type BodyForm = 'compiled' | 'sms'
/** What many get alike: an e-mail compiled in one language, with the signature of that moment, or the words of an SMS. */
export type BodyContent =
  | { form: 'compiled'; email: CompiledEmail; signature: Pick<CompiledEmail, 'html' | 'text'> | null }
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
  return prepareEmail(content.email, content.signature)
}

/** The words of an SMS for one guest, in the characters that cost least. */
export function smsText(text: string, values: PlaceholderValues): string {
  return plainSms(fillPlaceholders(text, values))
}
