import { isDeepStrictEqual } from 'node:util'
import type { ImportCounts, ImportOutcome, ImportRow } from '@innkeeper/api/guests/import.ts'
import { fieldsToWrite } from '@innkeeper/domain/guests/outside-change.ts'
import { NO_ATTRIBUTES } from '@innkeeper/domain/guests/schema.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { newId } from '../../../platform/ids.ts'
import { holdPlaces } from '../hold-places.ts'
import { changeOf, kindOf, standingOf } from '../save-outside-booking.ts'
import type { StoredBooking, Writer } from '../write-booking.ts'
import { type JudgedRow, type Judging, judgeRows } from './judge-rows.ts'
import { NO_COUNTS } from './repository.ts'
import { markWrittenShares } from './shares.ts'
import type { StoredImport, StoredRow } from './tables.ts'
import {
  insertBookings,
  type ManyChange,
  noteMany,
  updateBookings,
  type WrittenBooking,
} from './write-many.ts'

export type Applying = Judging & { now: Date; today: string }

/** Everything a batch will write, found before anything is written. */
type Plan = {
  created: WrittenBooking[]
  updated: WrittenBooking[]
  changes: ManyChange[]
  linkKeys: string[]
  rows: WrittenRow[]
  counts: ImportCounts
}
type WrittenRow = {
  row: number
  outcome: ImportOutcome
  booking_id: string | null
  revision: number | null
  problems: ImportRow['problems']
}

/**
 * Imports rows that the dry run did not refuse. The bookings are read again and held: what somebody changed since the
 * dry run counts as changed by hand.
 */
export async function applyRows(applying: Applying, rows: readonly StoredRow[]): Promise<ImportCounts> {
  const { tx, staged } = applying
  const wanted = rows.filter(({ outcome }) => outcome !== 'refused')
  await holdPlaces(tx, staged.propertyId)
  const judged = await judgeRows(applying, wanted, { lock: true })
  const plan = planOf(judged, applying)
  plan.counts.refused += rows.length - wanted.length
  const { propertyId } = staged
  const by: Writer = { source: 'import', actorId: staged.actorId, actorName: staged.actorName }
  await insertBookings(tx, propertyId, plan.created, by.source)
  await updateBookings(tx, propertyId, plan.updated)
  const { changes, linkKeys } = plan
  if (plan.created.length + plan.updated.length > 0) await noteMany(tx, propertyId, { changes, linkKeys, by })
  await storeApplied(tx, staged, plan.rows)
  const written = changes.map(({ bookingId }) => bookingId)
  plan.counts.shared = await markWrittenShares(tx, staged, written, applying.today)
  return plan.counts
}

function planOf(judged: readonly JudgedRow[], applying: Applying): Plan {
  const plan: Plan = {
    created: [],
    updated: [],
    changes: [],
    linkKeys: [],
    rows: [],
    counts: { ...NO_COUNTS },
  }
  for (const row of judged) {
    const outcome =
      row.problems.length > 0
        ? refuse(plan, row)
        : row.found
          ? change(plan, row, row.found, applying)
          : create(plan, row, applying)
    plan.counts[outcome] += 1
    if (row.change.byHand.length > 0) plan.counts.byHand += 1
  }
  return plan
}

function refuse(plan: Plan, { row, problems }: JudgedRow): ImportOutcome {
  plan.rows.push({ row, outcome: 'refused', booking_id: null, revision: null, problems })
  return 'refused'
}

const EMPTY = {
  lastName: '',
  email: null,
  phone: null,
  language: null,
  rateCode: null,
  unitId: null,
  unitCategoryId: null,
  adults: null,
  children: null,
  expectedArrival: null,
  checkInTime: null,
  checkOutTime: null,
  guestCustom: {},
  cancelledAt: null,
  noShowAt: null,
  checkedInAt: null,
  checkedOutAt: null,
  erasedAt: null,
  sharedUnitReason: null,
  returningGuestSaid: null,
  state: 'precheckin' as const,
}

function create(
  plan: Plan,
  { row, bookingNumber, said }: JudgedRow,
  { staged, now }: Applying,
): ImportOutcome {
  const { status = 'expected', arrival = '', departure = '', firstName = '', ...fields } = said
  const id = newId()
  plan.created.push({
    ...EMPTY,
    ...fields,
    ...{ arrival, departure, firstName, bookingNumber, id, linkKey: newId() },
    ...standingOf(status, now),
    attributes: { ...NO_ATTRIBUTES, ...said.attributes },
    isReturningGuest: said.returningGuestSaid ?? false,
    propertyId: staged.propertyId,
    outside: said,
    revision: 1,
  })
  plan.changes.push({ bookingId: id, revision: 1, kind: 'created', before: {}, after: {} })
  plan.rows.push({ row, outcome: 'new', booking_id: id, revision: 1, problems: [] })
  return 'new'
}

function change(
  plan: Plan,
  { row, said, ownSaid, change: compared }: JudgedRow,
  found: StoredBooking,
  { staged, now }: Applying,
): ImportOutcome {
  if (found.erasedAt !== null) {
    plan.rows.push({
      row,
      outcome: 'unchanged',
      booking_id: found.id,
      revision: found.revision,
      problems: [],
    })
    return 'unchanged'
  }
  const written = fieldsToWrite(compared, staged.handRule)
  const outside = outsideAfter(found, ownSaid)
  const isOutsideSame = isDeepStrictEqual(outside, found.outside)
  const outcome = written.length > 0 ? 'changed' : 'unchanged'
  const revision = written.length > 0 ? found.revision + 1 : found.revision
  const fields = { ...changeOf(said, written, now), outside }
  if (written.length > 0 || !isOutsideSame) plan.updated.push({ ...found, ...fields, revision })
  if (written.length > 0) {
    const names = (Object.keys(fields) as (keyof typeof fields)[]).filter(
      (name) => !isDeepStrictEqual(fields[name], found[name]),
    )
    const pick = (of: StoredBooking) => Object.fromEntries(names.map((name) => [name, of[name]]))
    const [before, after] = [pick(found), pick({ ...found, ...fields })]
    plan.changes.push({ bookingId: found.id, revision, kind: kindOf(written, said), before, after })
    plan.linkKeys.push(found.linkKey)
  }
  plan.rows.push({ row, outcome, booking_id: found.id, revision, problems: [] })
  return outcome
}

/** What files said so far; of a field that holds several values each is kept by itself. */
function outsideAfter({ outside }: StoredBooking, said: JudgedRow['ownSaid']): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...outside, ...said }
  for (const field of ['guestCustom', 'attributes'] as const) {
    if (said[field]) merged[field] = { ...(outside?.[field] as object | undefined), ...said[field] }
  }
  return merged
}

/** From here on a row names its booking alone: the people in its cells are guests of the property now. */
async function storeApplied(
  tx: Tx,
  { propertyId, id }: StoredImport,
  rows: readonly WrittenRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update booking_import_rows as t set outcome = r.outcome, booking_id = r.booking_id, revision = r.revision,
      problems = r.problems, cells = case when r.outcome = 'refused' then t.cells end, changes = '[]', by_hand = '[]',
      guest_name = null, unit_id = null, arrival = null, departure = null, shares = '[]'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (row integer, outcome text, booking_id text, revision integer, problems jsonb)
    where t.property_id = ${propertyId} and t.import_id = ${id} and t.row = r.row`)
}
