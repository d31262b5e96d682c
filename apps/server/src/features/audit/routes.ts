import { AUDIT_PAGE_SIZE, listAudit } from '@innkeeper/api/audit.ts'
import { instantsOfDays } from '@innkeeper/domain/audit/day-range.ts'
import type { Database } from '../../platform/db/port.ts'
import { type Handler, read } from '../../platform/http/handlers.ts'
import { presentEntry } from './presenter.ts'
import { findActors, findEntries } from './repository.ts'

/** Properties write to the log, so the log knows of them only what it is handed. */
type Properties = { snapshot(propertyId: string): Promise<{ property: { timeZone: string } }> }
type Services = { db: Database; properties: Properties }

export function auditHandlers({ db, properties }: Services): Handler[] {
  return [
    read(listAudit, async ({ query, propertyId }) => {
      const { property } = await properties.snapshot(propertyId)
      const range = instantsOfDays(query, property.timeZone)
      const [{ rows, total }, people] = await db.tenant(
        propertyId,
        async (tx) =>
          [await findEntries(tx, propertyId, query, range), await findActors(tx, propertyId)] as const,
        { readOnly: true },
      )
      return { items: rows.map(presentEntry), people, total, page: query.page, pageSize: AUDIT_PAGE_SIZE }
    }),
  ]
}
