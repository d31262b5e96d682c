import { type AuditQuery, listAudit } from '@innkeeper/api/audit.ts'
import { call } from '../../platform/call.ts'
import { listQuery } from '../../platform/list-query.ts'

export function auditQuery(query: Partial<AuditQuery>) {
  // Nobody tells of new entries; opening the page does.
  return listQuery(['audit'], query, () => call(listAudit, { query }), { staleTime: 0 })
}
