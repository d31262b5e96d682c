import { getUpsellingStatistics, getUpsellingStatisticsCsv } from '@innkeeper/api/upselling/statistics.ts'
import { CSV_FORMS, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Database } from '../../../platform/db/port.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, read, stream } from '../../../platform/http/handlers.ts'
import { recordExport } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { createUpsellingStatistics } from './service.ts'
import { upsellingCsv } from './write-csv.ts'

type Services = { db: Database; properties: PropertyService }

export function upsellingStatisticsHandlers({ db, properties }: Services): Handler[] {
  const statistics = createUpsellingStatistics({ db, properties })
  return [
    read(getUpsellingStatistics, ({ propertyId, query }) => statistics.ofPeriod(propertyId, query)),
    stream(getUpsellingStatisticsCsv, async ({ propertyId, staff, query }, reply) => {
      const found = await statistics.ofPeriod(propertyId, query)
      const { timeZone } = (await properties.snapshot(propertyId)).property
      const form = CSV_FORMS[query.spreadsheet ?? usualSpreadsheet(timeZone)]
      const { text, lines } = upsellingCsv(found, form)
      await db.tenant(propertyId, (tx) =>
        recordExport(tx, staff, { subject: 'Upselling', format: 'CSV', count: lines }),
      )
      await reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          contentDisposition('attachment', `upselling-${propertyId}-${query.from}-${query.to}.csv`),
        )
        .type('text/csv; charset=utf-8')
        .send(text)
    }),
  ]
}
