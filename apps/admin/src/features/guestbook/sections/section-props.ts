import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'

/** What every section of the form is told; the rest it reads from the draft. */
export type CardSectionProps = {
  card: Pick<Card, 'id' | 'type'>
  /** Whose words are on screen. */
  language: number
}
