import type { Take } from './availability.ts'

/** How many are taken of a subject on a day, at a time where there are slots. */
type Taken = { of(subject: string, day: string, slot?: string): number }

/** What one line of a cart takes, and where the line stands in it. */
type Taking = { place: number; takes: readonly Take[] }

/**
 * The lines for which no place is left, by where they stand, with the days that are full: each takes after those before
 * it, all it wants or nothing, so that what does not fit together is told line by line.
 */
export function fullLines(lines: readonly Taking[], taken: Taken): Map<number, string[]> {
  const own = new Map<string, number>()
  const full = new Map<number, string[]>()
  for (const { place, takes } of lines) {
    const wanted = summed(takes)
    const days = [...wanted].flatMap(([key, { subject, day, slot, quantity, places }]) => {
      const before = taken.of(subject, day, slot) + (own.get(key) ?? 0)
      return places !== null && before + quantity > places ? [day] : []
    })
    if (days.length > 0) full.set(place, [...new Set(days)])
    else for (const [key, { quantity }] of wanted) own.set(key, (own.get(key) ?? 0) + quantity)
  }
  return full
}

function summed(takes: readonly Take[]): Map<string, Take> {
  const wanted = new Map<string, Take>()
  for (const take of takes) {
    const key = JSON.stringify([take.subject, take.day, take.slot])
    wanted.set(key, { ...take, quantity: take.quantity + (wanted.get(key)?.quantity ?? 0) })
  }
  return wanted
}
