import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { useT } from '../../../platform/texts.ts'
import { ChangedBy } from '../changed-by.tsx'
import { visibilitySentence } from '../visibility-sentence.ts'

/** Kind, who changed it last, and when and to whom it shows. */
export function CardSummary({ staffCard }: { staffCard: StaffCard }) {
  const t = useT()
  const { card } = staffCard
  return (
    <>
      <div>
        {t(`cards.type.${card.type}`)} · <ChangedBy {...staffCard} />
      </div>
      <div>{visibilitySentence(t, card.visibility)}</div>
    </>
  )
}
