import { Readable } from 'node:stream'
import { getOrderStatistics, getOrderStatisticsCsv, getOrdersToday } from '@innkeeper/api/statistics.ts'
import { CSV_FORMS, type CsvForm, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, read, stream } from '../../../platform/http/handlers.ts'
import { recordExport } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { countOrders, type ExportedLine, findLines, LINES_PER_PAGE } from './line-repository.ts'
import { presentToday } from './presenter.ts'
import { createOrderStatistics } from './service.ts'
import { csvHead, csvLines } from './write-csv.ts'

type Services = { db: Database; clock: Clock; properties: PropertyService }

export function orderStatisticsHandlers({ db, clock, properties }: Services): Handler[] {
  const statistics = createOrderStatistics({ db, clock, properties })

  /** A page at a time, each in a short transaction: a year of orders need not fit into memory. */
  async function* csvOf(
    range: { propertyId: string; start: number; end: number },
    as: { timeZone: string; form: CsvForm },
  ) {
    yield csvHead(as)
    let lines: ExportedLine[] = []
    do {
      const after = lines.at(-1) ?? null
      lines = await db.tenant(range.propertyId, (tx) => findLines(tx, range, after), { readOnly: true })
      if (lines.length > 0) yield csvLines(lines, as)
    } while (lines.length === LINES_PER_PAGE)
  }

  return [
    read(getOrderStatistics, ({ propertyId, query }) => statistics.ofPeriod(propertyId, query)),
    read(getOrdersToday, async ({ propertyId }) => presentToday(await statistics.today(propertyId))),
    stream(getOrderStatisticsCsv, async ({ propertyId, staff, query }, reply) => {
      const { dayStarts, timeZone } = await statistics.counted(propertyId, query)
      const form = CSV_FORMS[query.spreadsheet ?? usualSpreadsheet(timeZone)]
      const range = { propertyId, start: dayStarts[0] ?? 0, end: dayStarts.at(-1) ?? 0 }
      await db.tenant(propertyId, async (tx) =>
        recordExport(tx, staff, { subject: 'Orders', format: 'CSV', count: await countOrders(tx, range) }),
      )
      await reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          contentDisposition('attachment', `orders-${propertyId}-${query.from}-${query.to}.csv`),
        )
        .type('text/csv; charset=utf-8')
        .send(Readable.from(csvOf(range, { timeZone, form })))
    }),
  ]
}
