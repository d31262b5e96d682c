import { Readable } from 'node:stream'
import { CSV_FORMS, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { recordExport } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { SealedForms } from '../sealed-forms.ts'
import { peopleOf, shownValues } from './presenter.ts'
import { countByKey, findSubmissions, type ListedSubmission, type SubmissionFilters } from './repository.ts'
import { inClear, tellUnreadable } from './unreadable-forms.ts'
import { csvHead, csvRows } from './write-csv.ts'

const ROWS_AT_ONCE = 200

type Dependencies = {
  db: Database
  clock: Clock
  properties: Pick<PropertyService, 'snapshot'>
  sealedForms: SealedForms
}

const sum = (counts: readonly { forms: number }[]) => counts.reduce((total, { forms }) => total + forms, 0)

/** The list as a file, a line for each person, numbers masked; a form that cannot be read has the names alone. */
export function createSubmissionExport({ db, clock, properties, sealedForms }: Dependencies) {
  return async (staff: Staff, filters: SubmissionFilters, reply: FastifyReply): Promise<void> => {
    const { propertyId } = staff
    const { timeZone } = (await properties.snapshot(propertyId)).property
    const unreadable = await db.tenant(propertyId, async (tx) => {
      const counts = await countByKey(tx, propertyId, filters)
      const count = sum(counts)
      await recordExport(tx, staff, { subject: 'Registrations', format: 'CSV', count })
      return sum(counts.filter(({ keyId }) => !sealedForms.hasKey(keyId)))
    })
    const mayReveal = can(staff, 'registration:reveal')
    const people = (listed: ListedSubmission) => {
      const filled = sealedForms.openIfReadable(listed.row)
      return peopleOf(listed.row, filled ?? inClear(listed.row)).map(({ kind, values }) => ({
        listed,
        person: { kind, values: shownValues(listed.row, values, { mayReveal }) },
        isReadable: filled !== null,
      }))
    }
    const form = CSV_FORMS[usualSpreadsheet(timeZone)]
    async function* csv() {
      yield csvHead(form)
      for (let offset = 0; ; offset += ROWS_AT_ONCE) {
        const page = { offset, limit: ROWS_AT_ONCE }
        const rows = await db.tenant(propertyId, (tx) => findSubmissions(tx, propertyId, filters, page), {
          readOnly: true,
        })
        if (rows.length > 0) yield csvRows(rows.flatMap(people), form)
        if (rows.length < ROWS_AT_ONCE) return
      }
    }
    const today = localTimeAt(clock.now().getTime(), timeZone).date
    const name = `registrations-${propertyId}-${today}.csv`
    await tellUnreadable(reply, unreadable)
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition('attachment', name))
      .type('text/csv; charset=utf-8')
      .send(Readable.from(csv()))
  }
}
