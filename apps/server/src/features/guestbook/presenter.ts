import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import type { DraftState } from '@innkeeper/domain/guestbook/draft-changes.ts'
import type { CardRow } from './repository.ts'

export function presentStaffCard(row: CardRow, isMoved: boolean): StaffCard {
  return {
    card: { ...row.draft, parentId: row.parentId, index: row.position },
    revision: row.revision,
    ...presentState(row, isMoved),
    changedBy: row.changedBy,
    changedAt: row.changedAt.toISOString(),
  }
}

type StateRow = Pick<CardRow, 'revision' | 'publishedRevision' | 'deletedAt'>

/** Whether guests see a card as it is; nothing of its texts is needed to say so. */
export function presentState(
  { revision, publishedRevision, deletedAt }: StateRow,
  isMoved: boolean,
): DraftState {
  return {
    isPublished: publishedRevision !== null,
    isChanged: publishedRevision !== revision,
    isMoved,
    deletedAt: deletedAt?.toISOString() ?? null,
  }
}
