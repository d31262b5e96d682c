import { addDays } from '../time.ts'

/** A day on which a booking went from one unit to another. */
export type Move = { day: string; from: string | null }
export type Night = { date: string; unit: string | null }

type Stay = { arrival: string; departure: string; unit: string | null }

/**
 * In which unit a stay is on each of its nights, moves in the order in which they happened. A move on a day counts from
 * that night on; a stay without a night has its one day.
 */
export function unitByNight({ arrival, departure, unit }: Stay, moves: readonly Move[]): Night[] {
  const nights: Night[] = []
  for (let date = arrival; date < departure || date === arrival; date = addDays(date, 1)) {
    const next = moves.find(({ day }) => day > date)
    nights.push({ date, unit: next ? next.from : unit })
  }
  return nights
}
