import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import type { CardRow } from './repository.ts'

export function presentStaffCard(row: CardRow, isMoved: boolean): StaffCard {
  return {
    card: { ...row.draft, parentId: row.parentId, index: row.position },
    revision: row.revision,
    isPublished: row.publishedRevision !== null,
    isChanged: row.publishedRevision !== row.revision,
    isMoved,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
  }
}
