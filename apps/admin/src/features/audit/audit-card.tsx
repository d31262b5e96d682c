import type { AuditItem } from '@innkeeper/api/audit.ts'
import classes from './audit.module.css'
import { ActionButton } from './use-audit-columns.tsx'
import { When } from './when.tsx'

/** An entry on a phone. */
export function AuditCard({ entry, onOpen }: { entry: AuditItem; onOpen: (entry: AuditItem) => void }) {
  return (
    <div>
      <ActionButton entry={entry} onOpen={onOpen} />
      {entry.subject && <div className={classes.subject}>{entry.subject}</div>}
      <div className={classes.cardFoot}>
        <span>{entry.actorName}</span>
        <When at={entry.at} />
      </div>
    </div>
  )
}
