import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'

/** A card as the server answers it, for tests. */
export function sampleCard(change: Partial<Card> = {}, row: Partial<StaffCard> = {}): StaffCard {
  return {
    card: {
      id: 'AAAAAAAAAAAAAAAAAAAAAA',
      type: 'Content',
      index: 0,
      parentId: null,
      version: 1,
      content: { 0: { default: { title: 'Breakfast', subtitle: 'Seven to ten' } } },
      styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: 0.4 },
      options: {},
      visibility: DEFAULT_VISIBILITY,
      ...change,
    },
    revision: 1,
    isPublished: true,
    isChanged: false,
    isMoved: false,
    deletedAt: null,
    changedBy: 'Ola',
    changedAt: '2026-11-15T10:00:00Z',
    ...row,
  }
}
