import type { Take } from './availability.ts'

/*
 * The most of one order bounds what a stay has on one day of whatever is counted by days, a product or a deal's own count:
 * all its orders and all times of that day together. Nobody takes every place of a day by ordering again.
 */

/** How many a stay has of a product or of a deal's own count on a day, of what it ordered before. */
export type HadByStay = { of(subject: string, day: string): number }

/** How many more of it the stay may order for that day; null where it has none yet and an order's own limit says it. */
export function leftForStay(most: number, had: number): number | null {
  return had > 0 ? Math.max(0, most - had) : null
}

/** What a line of a cart takes, and the most of its product in one order. */
export type Taking = { place: number; takes: readonly Take[]; most: number }

/** The most a stay may have on a day of each thing that lines take; of a deal's own count, by its product with the most. */
export function mostForStay(lines: readonly Pick<Taking, 'takes' | 'most'>[]): Map<string, number> {
  const mostOf = new Map<string, number>()
  for (const { takes, most } of lines)
    for (const { subject } of takes) mostOf.set(subject, Math.max(most, mostOf.get(subject) ?? 0))
  return mostOf
}

/** The lines by which a stay would have more of something on a day than it may, by where they stand. */
export function linesOverStay(
  lines: readonly Pick<Taking, 'place' | 'takes'>[],
  { mostOf, had }: { mostOf: ReadonlyMap<string, number>; had: HadByStay },
): Set<number> {
  const own = new Map<string, number>()
  const over = new Set<number>()
  for (const { place, takes } of lines) {
    const wanted = takes.filter(({ subject }) => mostOf.has(subject))
    const isOver = wanted.some(({ subject, day, quantity }) => {
      const before = had.of(subject, day) + (own.get(`${subject} ${day}`) ?? 0)
      return before + quantity > (mostOf.get(subject) ?? 0)
    })
    if (isOver) over.add(place)
    else
      for (const { subject, day, quantity } of wanted)
        own.set(`${subject} ${day}`, (own.get(`${subject} ${day}`) ?? 0) + quantity)
  }
  return over
}
