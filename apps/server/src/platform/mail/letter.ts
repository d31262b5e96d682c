import type { Brand } from '@innkeeper/domain/properties/schema.ts'

/** A letter before it is written out: words only, nothing of it is markup. */
export type Letter = {
  language: string
  /** Whose letter it is: the property. */
  sender: string
  /** Address of the sender's logo. */
  logo: string | null
  /** Its colours and fonts; without one they are those a property begins with. */
  brand: Brand | null
  subject: string
  greeting: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  button: { label: string; url: string } | null
  regards: string
  why: string
}

/** For readers without HTML, and for search and screen readers of mail clients. */
export function letterText(letter: Letter): string {
  const { greeting, paragraphs, facts, button, regards, sender, why } = letter
  return [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `${regards}\n${sender}`,
    `--\n${why}`,
  ].join('\n\n')
}
