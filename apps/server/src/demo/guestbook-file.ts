import { readFile } from 'node:fs/promises'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { GuestbookFile } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { addDays, dayOfIsoDate, localTimeAt } from '@innkeeper/domain/time.ts'
import { readFile as readGuestbookText } from '../features/guestbook/files/import.ts'
import type { DemoProperty } from './demo-property.ts'

/**
 * The guestbook of a demo property as the product exports it. To change it, edit the demo in the staff app, export its
 * guestbook and put the file here.
 */
export async function readGuestbook(
  { property: { propertyId, timeZone } }: Pick<DemoProperty, 'property'>,
  now: number,
): Promise<GuestbookFile> {
  const path = new URL(`${propertyId}/guestbook.json`, import.meta.url)
  const file = readGuestbookText(await readFile(path, 'utf8'))
  const dayOf = (instant: number) => dayOfIsoDate(localTimeAt(instant, timeZone).date)
  const days = dayOf(now) - dayOf(Date.parse(file.exportedAt))
  return { ...file, cards: file.cards.map((card) => moved(card, days)) }
}

/** A card's dates lie around the day of the export in the file, and around today in the demo. */
function moved(card: Card, days: number): Card {
  const { visibility } = card
  if (!visibility?.dateRange.enabled) return card
  const { from, to } = visibility.dateRange
  const dateRange = { enabled: true, from: from && addDays(from, days), to: to && addDays(to, days) }
  return { ...card, visibility: { ...visibility, dateRange } }
}
