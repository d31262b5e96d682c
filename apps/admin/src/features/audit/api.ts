import { type AuditQuery, listAudit } from '@innkeeper/api/audit.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export function auditQuery(query: Partial<AuditQuery>) {
  return queryOptions({
    queryKey: ['audit', query],
    queryFn: () => call(listAudit, { query }),
    // The old page stays until the new one is there: nothing jumps while typing.
    placeholderData: keepPreviousData,
    // Nobody tells of new entries; opening the page does.
    staleTime: 0,
  })
}
