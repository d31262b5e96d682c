import { Readable } from 'node:stream'
import { exportCleaningList } from '@innkeeper/api/cleaning/list.ts'
import { MARKS_KEPT_DAYS } from '@innkeeper/domain/cleaning/constants.ts'
import { inListOrder } from '@innkeeper/domain/cleaning/list-order.ts'
import { CSV_FORMS, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { formatLongDateOnly } from '@innkeeper/i18n/format.ts'
import type { Database } from '../../../platform/db/port.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, stream } from '../../../platform/http/handlers.ts'
import type { PdfPort } from '../../../platform/pdf/port.ts'
import { type SheetRow, XLSX_TYPE } from '../../../platform/spreadsheet/port.ts'
import { writeXlsx } from '../../../platform/spreadsheet/write-xlsx.ts'
import { recordExport } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { DayHouse, DayHouses } from '../list/day-house.ts'
import { presentRoom, type Reader } from '../list/presenter.ts'
import { readRooms } from '../list/read-rooms.ts'
import { askedDays } from './asked-days.ts'
import { daySheet } from './day-sheet.ts'
import { type ExportedRoom, exportColumns } from './export-columns.ts'
import { writeCsv } from './write-csv.ts'

export type ExportDependencies = {
  db: Database
  pdf: PdfPort
  properties: Pick<PropertyService, 'snapshot'>
  houseOf: DayHouses
}
type Asked = { house: DayHouse; reader: Reader; order: Parameters<typeof inListOrder>[1] }

/** The list as a file, which is sent while it is made. */
export function cleaningExportHandlers({ db, pdf, properties, houseOf }: ExportDependencies): Handler[] {
  async function roomsOf(date: string, { house, reader, order }: Asked) {
    const rooms = await db.tenant(house.propertyId, (tx) => readRooms(tx, house, date), { readOnly: true })
    return inListOrder(rooms, order).map((room) => presentRoom(room, reader, house))
  }

  /** A day at a time, each in a short transaction: a year of a large house need not fit into memory. */
  async function* roomsOfDays(dates: readonly string[], asked: Asked): AsyncGenerator<ExportedRoom> {
    for (const date of dates) for (const room of await roomsOf(date, asked)) yield { date, room }
  }

  return [
    stream(exportCleaningList, async ({ propertyId, staff, query }, reply) => {
      const { from, to, format, order, spreadsheet } = query
      const house = await houseOf(propertyId)
      const dates = askedDays(query, house)
      const { property, units } = await properties.snapshot(propertyId)
      const asked = { house, reader: staff, order }
      const days = from === to ? from : `${from}-${to}`
      reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          contentDisposition('attachment', `room-cleaning-${propertyId}-${days}.${format}`),
        )
      await db.tenant(propertyId, (tx) =>
        recordExport(tx, staff, {
          subject: 'Room cleaning',
          format: FORMAT_NAMES[format],
          count: dates.length * units.length,
        }),
      )
      if (format === 'pdf') {
        const rooms = await roomsOf(from, asked)
        const dateWords = `${formatLongDateOnly(from, 'en-GB')} ${from.slice(0, 4)}`
        const sheet = daySheet({ house: property.name, dateWords, rooms, order })
        await reply.type('application/pdf').send(Buffer.from(await pdf.cleaningList(sheet)))
        return
      }
      const columns = exportColumns({
        timeZone: house.timeZone,
        hasGuests: can(staff, 'guests:manage'),
        marksSince: addDays(house.today, -MARKS_KEPT_DAYS),
      })
      const rows = rowsOf(roomsOfDays(dates, asked), columns)
      if (format === 'xlsx') {
        const file = writeXlsx([{ name: 'Room cleaning', columns, rows }])
        await reply.type(XLSX_TYPE).send(Readable.from(file, { objectMode: false }))
        return
      }
      const form = CSV_FORMS[spreadsheet ?? usualSpreadsheet(house.timeZone)]
      await reply.type('text/csv; charset=utf-8').send(Readable.from(writeCsv(columns, rows, form)))
    }),
  ]
}

const FORMAT_NAMES = { csv: 'CSV', xlsx: 'XLSX', pdf: 'PDF' } as const

async function* rowsOf(
  rooms: AsyncIterable<ExportedRoom>,
  columns: ReturnType<typeof exportColumns>,
): AsyncIterable<SheetRow> {
  for await (const exported of rooms) yield columns.map(({ cell }) => cell(exported))
}
