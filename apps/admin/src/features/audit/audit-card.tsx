import type { AuditItem } from '@innkeeper/api/audit.ts'
import classes from './audit.module.css'
import { SentenceButton } from './use-audit-columns.tsx'
import { When } from './when.tsx'

/** An entry on a phone. */
export function AuditCard({ entry, onOpen }: { entry: AuditItem; onOpen: (entry: AuditItem) => void }) {
  return (
    <div>
      <SentenceButton entry={entry} onOpen={onOpen} />
      <div className={classes.cardFoot}>
        <When at={entry.at} />
      </div>
    </div>
  )
}
