import { Readable } from 'node:stream'
import { exportStatistics } from '@innkeeper/api/statistics/subjects.ts'
import { CSV_FORMS, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Database } from '../../../platform/db/port.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, stream } from '../../../platform/http/handlers.ts'
import { XLSX_TYPE } from '../../../platform/spreadsheet/port.ts'
import { writeXlsx } from '../../../platform/spreadsheet/write-xlsx.ts'
import { recordExport } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { SubjectsService } from '../subjects/service.ts'
import { sheetsOf } from './sheets.ts'
import { tablesOf } from './tables.ts'
import { writeCsv } from './write-csv.ts'

type Services = {
  db: Database
  properties: Pick<PropertyService, 'snapshot'>
  subjects: SubjectsService
}

/** The numbers as a file: what a page shows and nothing more, so that a year of a large house is small as well. */
export function statisticsExportHandlers({ db, properties, subjects }: Services): Handler[] {
  return [
    stream(exportStatistics, async ({ propertyId, staff, query }, reply) => {
      const { subject, format, spreadsheet, from, to } = query
      const answer = subject
        ? await subjects.ofSubject(staff, subject, query)
        : await subjects.overview(staff, query)
      const { timeZone } = (await properties.snapshot(propertyId)).property
      const tables = tablesOf(answer, timeZone)
      const count = tables.reduce((sum, { rows }) => sum + rows.length, 0)
      const isCsv = format === 'csv'
      await db.tenant(propertyId, (tx) =>
        recordExport(tx, staff, { subject: 'Statistics', format: isCsv ? 'CSV' : 'XLSX', count }),
      )
      const name = ['statistics', subject, propertyId, from, to].filter(Boolean).join('-')
      const form = CSV_FORMS[spreadsheet ?? usualSpreadsheet(timeZone)]
      await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition('attachment', `${name}.${format}`))
        .type(isCsv ? 'text/csv; charset=utf-8' : XLSX_TYPE)
        .send(
          isCsv ? writeCsv(tables, form) : Readable.from(writeXlsx(sheetsOf(tables)), { objectMode: false }),
        )
    }),
  ]
}
