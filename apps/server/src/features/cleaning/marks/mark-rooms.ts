import type { markRooms, NewMark } from '@innkeeper/api/cleaning/list.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { MARKS_LATE_DAYS } from '@innkeeper/domain/cleaning/constants.ts'
import type { MarkKind } from '@innkeeper/domain/cleaning/marks.ts'
import { plainText } from '@innkeeper/domain/messaging/plain-text.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import type { DayHouse, DayHouses } from '../list/day-house.ts'
import { findPeople, type Person } from '../list/people.ts'
import { presentTask } from '../list/presenter.ts'
import type { CleaningMarkRow } from '../tables.ts'
import { isMarkable, type Named, refusalOf } from './judge-mark.ts'
import {
  findKnownMarks,
  findPictureIds,
  holdUnits,
  insertMarks,
  type KnownMark,
  roomKey,
} from './repository.ts'
import { readTasks } from './tasks.ts'

type Marked = AnswerOf<typeof markRooms>
/** In the transaction of new marks, once for each day: what follows from them. */
export type RoomsMarked = (
  tx: Tx,
  marked: {
    propertyId: string
    date: string
    marks: readonly { unitId: string; kind: MarkKind }[]
  },
) => Promise<void>

type Dependencies = { db: Database; houseOf: DayHouses; roomsMarked: RoomsMarked }

/** Takes marks of staff one by one: what is refused stops no other, and what came before is not added again. */
export function createMarkRooms({ db, houseOf, roomsMarked }: Dependencies) {
  async function followUp(tx: Tx, propertyId: string, rows: readonly CleaningMarkRow[]): Promise<void> {
    for (const [date, marks] of Map.groupBy(rows, ({ day }) => day)) {
      await emit(tx, propertyId, 'cleaning.changed', { day: date })
      await roomsMarked(tx, { propertyId, date, marks })
    }
  }

  return async (staff: Staff, sent: readonly NewMark[]): Promise<Marked> => {
    const { propertyId } = staff
    const house = await houseOf(propertyId)
    const isGiven = sent.some(({ assigneeId }) => assigneeId)
    const people = isGiven ? await findPeople(db, propertyId) : []
    return db.tenant(propertyId, async (tx) => {
      const named = await findNamed(tx, house, sent, people)
      const { taken, refused } = judge(sent, named)
      const rows = taken.map((mark) => rowOf(mark, staff, { now: house.now, people }))
      const added = await insertMarks(tx, rows)
      await followUp(
        tx,
        propertyId,
        rows.filter(({ id }) => added.has(id)),
      )
      return { rooms: await roomsOf(tx, house, sent, named), refused }
    })
  }
}

async function findNamed(
  tx: Tx,
  { propertyId, today }: DayHouse,
  sent: readonly NewMark[],
  people: readonly Person[],
): Promise<Named> {
  const ids = sent.flatMap(({ id, problemId }) => (problemId === undefined ? [id] : [id, problemId]))
  const pictures = sent.flatMap(({ pictureIds = [] }) => pictureIds)
  return {
    ...{ today, people },
    unitIds: await holdUnits(tx, propertyId, [...new Set(sent.map(({ unitId }) => unitId))]),
    pictureIds: await findPictureIds(tx, propertyId, [...new Set(pictures)]),
    marks: await findKnownMarks(tx, propertyId, [...new Set(ids)]),
  }
}

/** In the order they were made in: a problem can be told and solved in one call. */
function judge(sent: readonly NewMark[], named: Named): { taken: NewMark[]; refused: Marked['refused'] } {
  const marks = new Map<string, KnownMark>(named.marks)
  const taken: NewMark[] = []
  const refused: Marked['refused'] = []
  for (const mark of sent.toSorted((one, other) => other.agoMs - one.agoMs)) {
    const { id, kind, unitId, date } = mark
    // Sent again after its answer was lost: it is there, whatever has become of what it names.
    if (marks.has(id)) continue
    const code = refusalOf(mark, { ...named, marks })
    if (code !== null) {
      refused.push({ id, code })
      continue
    }
    marks.set(id, { id, kind, unitId, day: date })
    taken.push(mark)
  }
  return { taken, refused }
}

function rowOf(
  mark: NewMark,
  { propertyId, userId, name }: Staff,
  { now, people }: { now: number; people: readonly Person[] },
): CleaningMarkRow {
  const { id, unitId, date: day, kind, agoMs } = mark
  const assignee = kind === 'assigned' ? people.find((person) => person.id === mark.assigneeId) : undefined
  const isProblem = kind === 'problem'
  return {
    ...{ propertyId, id, unitId, day, kind },
    madeAt: new Date(now - Math.min(agoMs, MARKS_LATE_DAYS * DAY_MS)),
    receivedAt: new Date(now),
    ...{ byId: userId, byName: name },
    ...{ assigneeId: assignee?.id ?? null, assigneeName: assignee?.name ?? null },
    text: isProblem ? plainText(mark.text ?? '') : '',
    pictureIds: isProblem ? [...new Set(mark.pictureIds)] : [],
    problemId: kind === 'solved' ? (mark.problemId ?? null) : null,
  }
}

/** Where the rooms that were named stand now, each once for each day. */
async function roomsOf(
  tx: Tx,
  { propertyId, today }: DayHouse,
  sent: readonly NewMark[],
  named: Named,
): Promise<Marked['rooms']> {
  const rooms = new Map(
    sent
      .filter(({ unitId, date }) => named.unitIds.has(unitId) && isMarkable(date, today))
      .map(({ unitId, date }) => [roomKey(unitId, date), { unitId, date }]),
  )
  const answered: Marked['rooms'] = []
  for (const [date, ofDay] of Map.groupBy(rooms.values(), (room) => room.date)) {
    const unitIds = ofDay.map(({ unitId }) => unitId)
    const taskIn = await readTasks(tx, { propertyId, date, unitIds })
    for (const unitId of unitIds) answered.push({ unitId, date, task: presentTask(taskIn(unitId)) })
  }
  return answered
}
