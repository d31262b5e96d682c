import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import type { CardRow } from './repository.ts'

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
