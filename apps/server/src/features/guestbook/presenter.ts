import type { Box, BoxPicture, GuestGuestbook, StaffCard } from '@innkeeper/api/guestbook.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { contentIn } from '@innkeeper/domain/guestbook/localized-content.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { PictureFacts } from '../media/service.ts'
import type { CardRow } from './repository.ts'

export type Pictures = ReadonlyMap<string, PictureFacts>

export function presentStaffCard(row: CardRow): StaffCard {
  return {
    card: row.draft,
    revision: row.revision,
    isPublished: row.publishedRevision !== null,
    isChanged: row.publishedRevision !== row.revision,
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
  }
}

type Languages = { asked: PropertyLanguage; fallback: PropertyLanguage }

/** One language of each card, its pictures with their sizes, its times but not its segments. */
export function presentGuestbook(
  version: number,
  cards: readonly Card[],
  languages: Languages,
  pictures: Pictures,
): GuestGuestbook {
  return {
    version,
    language: { code: languages.asked.code, index: languages.asked.index },
    boxes: cards.map((card) => presentBox(card, languages, pictures)).filter((box) => box !== null),
  }
}

function presentBox(card: Card, { asked, fallback }: Languages, pictures: Pictures): Box | null {
  const { visibility } = card
  const found = contentIn(card, asked.index, fallback.index)
  if (!visibility || !found) return null
  const { pictures: chosen = [], ...content } = found
  const background = card.styles.backgroundPicture
  return {
    id: card.id,
    type: card.type,
    parentId: card.parentId,
    language: card.content[asked.index]?.default ? asked.code : fallback.code,
    content,
    pictures: chosen.flatMap(({ mediaId, alt }) => {
      const picture = pictures.get(mediaId)
      return picture ? [{ ...picture, alt }] : []
    }),
    styles: {
      layout: card.styles.layout,
      backgroundOpacity: card.styles.backgroundOpacity,
      backgroundPicture: withAlt(background ? pictures.get(background) : undefined),
    },
    opens: { dateRange: visibility.dateRange, weekdays: visibility.weekdays },
  }
}

/** A background says nothing, so it has no alternative text. */
function withAlt(picture: PictureFacts | undefined): BoxPicture | null {
  return picture ? { ...picture, alt: '' } : null
}
