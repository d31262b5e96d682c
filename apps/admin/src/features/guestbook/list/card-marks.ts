import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import type { CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'

export type Publication = 'deleted' | 'new' | 'changed' | 'moved' | 'published'

/** What one wants to know of a card at a glance. */
export function cardMarks({ card, isPublished, isChanged, isMoved, deletedAt }: StaffCard): {
  publication: Publication
  isHidden: boolean
  isScheduled: boolean
  /** When in a stay guests see it; null where nothing is set. */
  phases: readonly CardState[] | null
} {
  return {
    publication: publicationOf(),
    isHidden: card.isHidden ?? false,
    isScheduled: card.visibility?.dateRange.enabled ?? false,
    phases: card.visibility?.state ?? null,
  }

  function publicationOf(): Publication {
    if (deletedAt !== null) return 'deleted'
    if (!isPublished) return 'new'
    if (isChanged) return 'changed'
    return isMoved ? 'moved' : 'published'
  }
}
