import type { CleaningRoom } from '@innkeeper/api/cleaning/list.ts'
import { clockFields } from '@innkeeper/i18n/format.ts'
import type { SheetCell, SheetColumn } from '../../../platform/spreadsheet/port.ts'

export type ExportedRoom = { date: string; room: CleaningRoom }
type Column = SheetColumn & { cell(exported: ExportedRoom): SheetCell }

const yes = (is: boolean | undefined): string => (is ? 'yes' : '')

type Exported = {
  timeZone: string
  hasGuests: boolean
  /** What was marked before this day is not kept any more. */
  marksSince: string
}

/** One line for each room of each day; whoever does not work with guests has no column of names. */
export function exportColumns({ timeZone, hasGuests, marksSince }: Exported): Column[] {
  const text = (title: string, width: number, cell: (room: CleaningRoom) => string | null): Column => ({
    ...{ title, width, kind: 'text' as const },
    cell: ({ room }) => cell(room),
  })
  const at = (moment: string | null | undefined) => (moment ? localMoment(moment, timeZone) : null)
  const done = (moment: CleaningRoom['task']['done']) => moment && `${at(moment.at)} ${moment.by}`
  return [
    { title: 'Date', width: 12, kind: 'date', cell: ({ date }) => date },
    text('Room', 10, ({ unit }) => unit.code),
    { title: 'Floor', width: 7, kind: 'number', cell: ({ room }) => room.unit.floor },
    text('Category', 24, ({ unit }) => unit.category),
    text('What', 16, whatHappens),
    text('Leaves by', 10, ({ departure }) => departure?.by ?? null),
    text('Late check-out', 14, ({ departure }) => yes(departure?.isLate)),
    text('Expected', 10, ({ arrival }) => arrival?.expected ?? null),
    text('Party', 22, ({ arrival, stay }) => partyWords(arrival?.party ?? stay?.party)),
    text('Wish', 10, ({ wish }) => wish && WISHES[wish.choice]),
    text('Since', 17, ({ wish }) => at(wish?.at)),
    text('Note', 40, ({ wish }) => wish?.note ?? null),
    text('Forced', 8, ({ isForced }) => yes(isForced)),
    text('To clean', 9, ({ isToClean }) => yes(isToClean)),
    {
      ...{ title: 'State', width: 10, kind: 'text' as const },
      cell: ({ date, room }) => (date < marksSince ? null : room.task.state),
    },
    text('Given to', 20, ({ task }) => task.assignee?.name ?? null),
    text('Started', 26, ({ task }) => done(task.started)),
    text('Done', 26, ({ task }) => done(task.done)),
    text('Inspected', 26, ({ task }) => done(task.inspected)),
    text('Problems', 40, problemWords),
    ...(hasGuests ? [text('Guest', 26, guestNames)] : []),
  ]
}

const WISHES = { request: 'clean', skip: 'skip' } as const

export function whatHappens({ departure, arrival, stay }: CleaningRoom): string {
  return [departure && 'leaves', arrival && 'comes', stay && 'stays'].filter(Boolean).join(', ')
}

/** Who is in the room that night. */
export function partyWords(party: { adults: number | null; children: number | null } | undefined): string {
  const counted = (count: number | null | undefined, one: string, many: string) =>
    count ? `${count} ${count === 1 ? one : many}` : null
  return [counted(party?.adults, 'adult', 'adults'), counted(party?.children, 'child', 'children')]
    .filter(Boolean)
    .join(', ')
}

function problemWords({ task }: CleaningRoom): string {
  return task.problems.map(({ text, solved }) => (solved ? `${text} (solved)` : text)).join('; ')
}

function guestNames({ departure, arrival, stay }: CleaningRoom): string {
  const names = [departure, stay, arrival]
    .map((part) => part?.guest?.name ?? '')
    .filter((name) => name !== '')
  return [...new Set(names)].join(' / ')
}

function localMoment(moment: string, timeZone: string): string {
  const { year, month, day, hour, minute } = clockFields(new Date(moment), timeZone)
  return `${year}-${month}-${day} ${hour}:${minute}`
}
