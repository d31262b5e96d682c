import type { CleaningRoom } from '@innkeeper/api/cleaning/list.ts'
import type { ListOrder } from '@innkeeper/domain/cleaning/constants.ts'
import type { CleaningLine, CleaningSheet } from '../../../platform/pdf/port.ts'

type Day = { house: string; dateWords: string; rooms: readonly CleaningRoom[]; order: ListOrder }

/** The list of a day on paper: what is to be cleaned with a box to tick, and in small print what is not. No names of guests. */
export function daySheet({ house, dateWords, rooms, order }: Day): CleaningSheet {
  const toClean = rooms.filter(({ isToClean }) => isToClean)
  const skipped = rooms.filter((room) => !room.isToClean && room.wish?.choice === 'skip')
  const others = rooms.filter((room) => !room.isToClean && !skipped.includes(room))
  const codes = (title: string, left: readonly CleaningRoom[]) =>
    left.length > 0 ? [`${title}: ${left.map(({ unit }) => unit.code).join(', ')}`] : []
  return {
    title: 'Room cleaning',
    language: 'en',
    house,
    date: dateWords,
    counts: countsOf(toClean, skipped.length),
    head: { room: 'Room', what: 'What', party: 'Guests', wish: 'Wish and note', assignee: 'Given to' },
    floors: order === 'floor' ? byFloor(toClean) : [{ title: null, rooms: toClean.map(lineOf) }],
    smallPrint: [...codes('The guest skips', skipped), ...codes('Nothing to do', others)],
    nothing: 'Nothing is to be cleaned on this day.',
    pageWords: 'Page',
  }
}

function byFloor(rooms: readonly CleaningRoom[]): CleaningSheet['floors'] {
  return [...Map.groupBy(rooms, ({ unit }) => unit.floor)].map(([floor, ofFloor]) => ({
    title: floor === null ? 'Without a floor' : floor === 0 ? 'Ground floor' : `Floor ${floor}`,
    rooms: ofFloor.map(lineOf),
  }))
}

function countsOf(toClean: readonly CleaningRoom[], skipped: number): string[] {
  const count = (is: (room: CleaningRoom) => boolean) => toClean.filter(is).length
  const late = count(({ departure }) => departure?.isLate === true)
  const wishes = count(({ wish }) => wish?.choice === 'request')
  return [
    `${toClean.length} to clean`,
    `${count(({ departure }) => departure !== null)} leave`,
    `${count(({ arrival }) => arrival !== null)} arrive`,
    `${count(({ stay }) => stay !== null)} stay`,
    ...(late > 0 ? [`${late} late check-out${late > 1 ? 's' : ''}`] : []),
    ...(wishes > 0 ? [`${wishes} asked for`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
}

function lineOf(room: CleaningRoom): CleaningLine {
  const { unit, task } = room
  return {
    room: unit.code,
    category: unit.category ?? '',
    what: whatWords(room),
    party: partySign(room),
    wish: wishWords(room),
    assignee: task.assignee?.name ?? '',
    isDone: task.state === 'done' || task.state === 'inspected',
  }
}

function whatWords({ departure, arrival, stay }: CleaningRoom): string {
  const left =
    departure &&
    (departure.isOut ? 'has left' : `leaves by ${departure.by}${departure.isLate ? ' (late)' : ''}`)
  const comes =
    arrival && (arrival.isHere ? 'is here' : arrival.expected ? `arrives ${arrival.expected}` : 'arrives')
  const stays = stay && `stays, night ${stay.night} of ${stay.nights}`
  return [left, comes, stays].filter(Boolean).join(' · ')
}

/** For whom the beds are: 2 adults and a child are "2+1". */
function partySign({ arrival, stay }: CleaningRoom): string {
  const party = arrival?.party ?? stay?.party
  if (!party || party.adults === null) return ''
  return party.children ? `${party.adults}+${party.children}` : String(party.adults)
}

function wishWords({ wish, isForced, task }: CleaningRoom): string {
  const problems = task.problems.filter(({ solved }) => solved === null).map(({ text }) => `! ${text}`)
  const wanted = wish?.choice === 'request' ? 'asked for' : null
  return [isForced ? 'in any case' : wanted, wish?.note, ...problems].filter(Boolean).join(' · ')
}
