import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'

type Publication = Pick<StaffCard, 'isPublished' | 'isChanged'>

/** Whether guests see the card as it stands here. */
export function publicationOf({ isPublished, isChanged }: Publication): 'new' | 'changed' | 'published' {
  if (!isPublished) return 'new'
  return isChanged ? 'changed' : 'published'
}

const TONES = { new: 'notice', changed: 'wait', published: 'good' } as const

export function CardState(card: Publication) {
  const t = useT()
  const publication = publicationOf(card)
  return <StateBadge tone={TONES[publication]}>{t(`cards.state.${publication}`)}</StateBadge>
}
