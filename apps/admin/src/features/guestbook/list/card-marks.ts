import type { StaffCard } from '@innkeeper/api/guestbook.ts'

export type Publication = 'deleted' | 'new' | 'changed' | 'moved' | 'published'

/** What one wants to know of a card at a glance. */
export function cardMarks({ card, isPublished, isChanged, isMoved, deletedAt }: StaffCard): {
  publication: Publication
  isHidden: boolean
  isScheduled: boolean
} {
  return {
    publication: publicationOf(),
    isHidden: card.isHidden ?? false,
    isScheduled: card.visibility?.dateRange.enabled ?? false,
  }

  function publicationOf(): Publication {
    if (deletedAt !== null) return 'deleted'
    if (!isPublished) return 'new'
    if (isChanged) return 'changed'
    return isMoved ? 'moved' : 'published'
  }
}
