import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { sectionIn } from '@innkeeper/domain/guestbook/section.ts'
import { memo } from 'react'
import classes from './card-list.module.css'
import { useRowShared } from './row-context.ts'

/** The title of the section that a card begins, above its row. */
export const SectionHeading = memo(function SectionHeading({ staffCard }: { staffCard: StaffCard }) {
  const { languages } = useRowShared()
  const main = languages[0]?.index ?? 0
  const section = staffCard.deletedAt === null ? sectionIn(staffCard.card, main, main) : null
  if (!section) return null
  return (
    <li className={classes.section}>
      <span className={classes.sectionTitle}>{section.title}</span>
      {section.note && <span className={classes.sectionNote}>{section.note}</span>}
    </li>
  )
})
