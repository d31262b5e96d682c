import type { Take } from './availability.ts'
import type { Product } from './product-schema.ts'

/*
 * The most of one order bounds what a stay has of a product with places on one day, all its orders and all times of that
 * day together: nobody takes every place of a day by ordering again.
 */

/** How many a stay has of a product on a day, of what it ordered before. */
export type HadByStay = { of(productId: string, day: string): number }

type Limited = { options: Pick<Product['options'], 'quantity'> }

/** How many more of it the stay may order for that day; null where it has none yet and an order's own limit says it. */
export function leftForStay({ options }: Limited, had: number): number | null {
  return had > 0 ? Math.max(0, options.quantity.maxQuantity - had) : null
}

type Taking = { place: number; takes: readonly Take[] }

/** The lines by which a stay would have more of a product on a day than it may, by where they stand. */
export function linesOverStay(
  lines: readonly Taking[],
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
