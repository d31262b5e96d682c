import { Readable } from 'node:stream'
import { exportGuests, listGuests } from '@innkeeper/api/guests/list.ts'
import { CSV_FORMS, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, read, stream } from '../../../platform/http/handlers.ts'
import { recordExport } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { houseClock } from './asked-list.ts'
import { findCategoryNames, findListedBookings } from './listed-bookings.ts'
import { type ListedBooking, presentGuestListItem } from './presenter.ts'
import { allGuests, countAll } from './read-all.ts'
import { readGuestPage } from './read-page.ts'
import { csvHead, csvRows } from './write-csv.ts'

type Services = { db: Database; clock: Clock; properties: Pick<PropertyService, 'snapshot'> }

export function guestListHandlers({ db, clock, properties }: Services): Handler[] {
  async function houseOf(propertyId: string) {
    const { property } = await properties.snapshot(propertyId)
    const now = clock.now().getTime()
    const present = (row: ListedBooking) => presentGuestListItem(row, now, property)
    return { property, present, clock: houseClock(now, property) }
  }

  return [
    read(listGuests, async ({ query, propertyId }) => {
      const house = await houseOf(propertyId)
      const { rows, categories, next, previous } = await db.tenant(
        propertyId,
        async (tx) => ({
          ...(await readGuestPage(tx, propertyId, query, house.clock)),
          categories: await findCategoryNames(tx, propertyId),
        }),
        { readOnly: true },
      )
      return { items: rows.map(house.present), categories, today: house.clock.today, next, previous }
    }),
    stream(exportGuests, async ({ query, propertyId, staff }, reply) => {
      const house = await houseOf(propertyId)
      const { today } = house.clock
      const { ids, spreadsheet, ...filters } = query
      const asked = { propertyId, filters, clock: house.clock }
      const chosen = await db.tenant(propertyId, async (tx) => {
        const found = ids ? await findListedBookings(tx, propertyId, ids.split(','), today) : null
        const count = found?.length ?? (await countAll(tx, asked))
        await recordExport(tx, staff, { subject: 'Guests', format: 'CSV', count })
        return found
      })
      const form = CSV_FORMS[spreadsheet ?? usualSpreadsheet(house.property.timeZone)]
      async function* csv() {
        yield csvHead(form)
        for await (const rows of chosen ? [chosen] : allGuests(db, asked)) {
          if (rows.length > 0) yield csvRows(rows.map(house.present), form)
        }
      }
      await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition('attachment', `guests-${propertyId}-${today}.csv`))
        .type('text/csv; charset=utf-8')
        .send(Readable.from(csv()))
    }),
  ]
}
