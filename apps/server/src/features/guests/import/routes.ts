import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import * as api from '@innkeeper/api/guests/import.ts'
import { FILE_NAME_HEADER } from '@innkeeper/api/media.ts'
import type { OutsideFields } from '@innkeeper/domain/guests/outside-change.ts'
import { CSV_FORMS, usualSpreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, read, respond, stream, write, writeAfter } from '../../../platform/http/handlers.ts'
import type { Job, Jobs } from '../../../platform/jobs/port.ts'
import { recordExport } from '../../audit/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { beginApply, beginCheck, beginTakeBack, discard, mendRow, stop } from './commands.ts'
import { createImportJobs } from './jobs.ts'
import { presentImport, presentRow } from './presenter.ts'
import { refusedCsv } from './refused-csv.ts'
import {
  countsOf,
  findEarlierImports,
  findGuestNames,
  findImport,
  findOpenImport,
  findRows,
  lockImport,
} from './repository.ts'
import { readHouse } from './row-house.ts'
import { stageFile } from './stage-file.ts'
import type { WorkDependencies } from './work.ts'

export type ImportDependencies = Pick<WorkDependencies, 'bookingsWithOrders'> & {
  db: Database
  clock: Clock
  jobs: Jobs
  properties: PropertyService
  /** Makes numbers that nobody can guess. */
  secret: string
}

/** Files of bookings: read, looked at, imported in batches, and taken back. */
export function createBookingImport(deps: ImportDependencies): { handlers: Handler[]; jobs: readonly Job[] } {
  const { db, clock, properties, secret } = deps
  const guestFieldsOf = async (propertyId: string) =>
    (await properties.snapshot(propertyId)).property.guestFields.fields
  const timeZoneOf = async (propertyId: string) => (await properties.snapshot(propertyId)).property.timeZone
  const todayOf = async (propertyId: string) =>
    localTimeAt(clock.now().getTime(), await timeZoneOf(propertyId)).date
  const makeNumber = (propertyId: string, said: Partial<OutsideFields>) =>
    madeNumber(secret, propertyId, said)
  const { begin, jobs } = createImportJobs({ ...deps, timeZoneOf, makeNumber })
  type Call = { propertyId: string; params: { importId: string } }
  const at = ({ propertyId, params }: Call, tx: Tx) => ({
    ...{ tx, propertyId, now: clock.now() },
    importId: params.importId,
  })

  const handlers = [
    respond(api.importBookings, async ({ propertyId, staff, query, request }) => {
      const { delimiter, encoding, replaces } = query
      const staged = await stageFile({ db, clock, guestFieldsOf }, propertyId, {
        body: bodyOf(request),
        declaredBytes: Number(request.headers['content-length'] ?? 0),
        fileName: fileNameOf(request),
        asked: { delimiter, encoding },
        replaces,
        by: staff,
      })
      return presentImport(staged)
    }),
    read(api.listImports, ({ propertyId }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const open = await findOpenImport(tx, propertyId)
          const earlier = await findEarlierImports(tx, propertyId)
          return { open: open && presentImport(open), earlier: earlier.map(presentImport) }
        },
        { readOnly: true },
      ),
    ),
    read(api.getImport, ({ propertyId, params }) =>
      db.tenant(propertyId, async (tx) => presentImport(await findImport(tx, propertyId, params.importId)), {
        readOnly: true,
      }),
    ),
    read(api.listImportRows, ({ propertyId, params, query }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const staged = await findImport(tx, propertyId, params.importId)
          const rows = await findRows(tx, staged, query)
          const names = await findGuestNames(tx, propertyId, rows)
          const counts = countsOf(staged)
          const isApplied = staged.state !== 'checking' && staged.state !== 'checked'
          const counted = isApplied ? counts.applied : counts.check
          const total = query.show === 'all' ? staged.rowCount : counted[query.show]
          return {
            rows: rows.map((row) => presentRow(row, names)),
            total,
            page: query.page,
            perPage: api.IMPORT_ROWS_PER_PAGE,
          }
        },
        { readOnly: true },
      ),
    ),
    writeAfter(
      api.checkImport,
      ({ propertyId }) => guestFieldsOf(propertyId),
      async (call, tx, fields) =>
        presentImport(
          await beginCheck(at(call, tx), call.body, { begin, customIds: fields.map(({ id }) => id) }),
        ),
    ),
    writeAfter(
      api.mendImportRow,
      ({ propertyId }) => todayOf(propertyId),
      async ({ propertyId, params, body }, tx, today) => {
        const staged = await lockImport(tx, propertyId, params.importId, ['checked'])
        const house = await readHouse(tx, propertyId)
        const make = (said: Partial<OutsideFields>) => makeNumber(propertyId, said)
        const mended = await mendRow({ tx, staged, house, today, makeNumber: make }, params.row, body.cells)
        return { row: presentRow(mended.row), import: presentImport(mended.staged) }
      },
    ),
    write(api.applyImport, async (call, tx) => {
      const { staff, body } = call
      return presentImport(await beginApply(at(call, tx), { handRule: body.handRule, staff }, begin))
    }),
    write(api.stopImport, async (call, tx) => presentImport(await stop(at(call, tx)))),
    write(api.takeBackImport, async (call, tx) =>
      presentImport(await beginTakeBack(at(call, tx), call.staff, begin)),
    ),
    respond(api.discardImport, async ({ propertyId, params: { importId } }) => {
      await discard(db, { propertyId, importId, now: clock.now() })
      return { id: importId }
    }),
    stream(api.getRefusedRows, async ({ propertyId, staff, params, query }, reply) => {
      const form = CSV_FORMS[query.spreadsheet ?? usualSpreadsheet(await timeZoneOf(propertyId))]
      const staged = await db.tenant(propertyId, async (tx) => {
        const found = await findImport(tx, propertyId, params.importId)
        const counts = countsOf(found)
        const count = found.state === 'checked' ? counts.check.refused : counts.applied.refused
        await recordExport(tx, staff, { subject: `Refused rows of ${found.fileName}`, format: 'CSV', count })
        return found
      })
      await reply
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          contentDisposition('attachment', `refused-${staged.fileName.replace(/\.\w+$/, '')}.csv`),
        )
        .type('text/csv; charset=utf-8')
        .send(Readable.from(refusedCsv(db, staged, form)))
    }),
  ]
  return { handlers, jobs }
}

/** The same for the same guest and stay, so that a file without numbers is recognised when it comes again. */
function madeNumber(secret: string, propertyId: string, said: Partial<OutsideFields>): string {
  const { firstName, lastName, arrival, email, phone, unitId, unitCategoryId } = said
  const who = JSON.stringify([propertyId, firstName, lastName, arrival, email, phone, unitId, unitCategoryId])
  const digest = createHmac('sha256', secret).update(`booking number ${who.toLowerCase()}`).digest()
  return `I-${String(digest.readBigUInt64BE() % 10_000_000_000n).padStart(10, '0')}`
}

function bodyOf({ body }: FastifyRequest): Readable {
  if (!body) throw new AppError('request/invalid', 'Send the bytes of the file as application/octet-stream.')
  return body as Readable
}

/** A name that does not decode is as good as none. */
function fileNameOf({ headers }: FastifyRequest): string {
  try {
    return decodeURIComponent(String(headers[FILE_NAME_HEADER] ?? ''))
  } catch {
    return ''
  }
}
