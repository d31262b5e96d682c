import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { type Letter, letterText } from './letter.ts'
import { letterHtml } from './letter-html.ts'
import type { MailMessage } from './port.ts'

/** Whose letter it is: a property with its logo and its look. */
export type Letterhead = { name: string; logo: string | null; brand: Brand }

export type StaffWords = Pick<Letter, 'subject' | 'greeting' | 'paragraphs' | 'button' | 'why'> &
  Partial<Pick<Letter, 'facts'>>

/** A mail to staff in the frame of the property it is about, or of Innkeeper alone. Staff read English. */
export function staffMail(to: string, head: Letterhead | null, words: StaffWords): MailMessage {
  const letter: Letter = {
    facts: [],
    ...words,
    language: 'en',
    sender: head?.name ?? 'Innkeeper',
    logo: head?.logo ?? null,
    brand: head?.brand ?? null,
    regards: 'Kind regards',
  }
  return {
    to,
    subject: words.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    ...(head && { fromName: head.name }),
  }
}
