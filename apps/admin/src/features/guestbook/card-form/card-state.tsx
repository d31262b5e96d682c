import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { cardMarks, type Publication } from '../list/card-marks.ts'

const TONES: Record<Publication, StateTone> = {
  deleted: 'notice',
  new: 'notice',
  changed: 'wait',
  moved: 'wait',
  published: 'good',
}

/** Whether guests see the card as it stands here. */
export function CardState(card: StaffCard) {
  const t = useT()
  const { publication } = cardMarks(card)
  return <StateBadge tone={TONES[publication]}>{t(`cards.state.${publication}`)}</StateBadge>
}
