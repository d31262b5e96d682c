import type { AuditItem } from '@innkeeper/api/audit.ts'
import type { AuditRow } from './repository.ts'

export function presentEntry(row: AuditRow): AuditItem {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actorId: row.actorId,
    actorName: row.actorName,
    action: row.action,
    // A session's id and a mark, there only to write an entry of internal staff once.
    subject: row.action === 'property.entered' ? null : row.subject,
    details: row.details,
  }
}
