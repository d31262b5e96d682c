import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'

/** The picture by which one recognises a card in a list. */
export function firstPicture(card: Card, pictures: Record<string, BoxPicture>): BoxPicture | null {
  const contents = Object.values(card.content).flatMap((variants) => Object.values(variants))
  const inContent = contents.flatMap((content) => content.pictures ?? []).map(({ mediaId }) => mediaId)
  const candidates = card.styles.backgroundPicture ? [card.styles.backgroundPicture, ...inContent] : inContent
  return candidates.map((mediaId) => pictures[mediaId]).find((picture) => picture !== undefined) ?? null
}
