import type { Dice } from '../seeded-random.ts'
import { diceFrom } from '../seeded-random.ts'
import { stableId } from '../stable-id.ts'

/** Dice of their own for a day and what it is about: one more number changes none of the others. */
export function diceOf(...words: string[]): Dice {
  return diceFrom(Buffer.from(stableId('statistics', ...words), 'base64url').readUInt32LE())
}

/** So many of a whole, give or take a tenth, as a whole number. */
export function about(amount: number, dice: Dice): number {
  return Math.max(0, Math.floor((amount * dice.between(90, 110)) / 100 + dice.between(0, 99) / 100))
}

/** A whole in rows by their weights, which sum up to it again. */
export function shareOut(
  whole: number,
  weights: Readonly<Record<string, number>>,
  dice: Dice,
): Record<string, number> {
  const wavering = Object.entries(weights).map(
    ([row, weight]) => [row, weight * dice.between(85, 115)] as const,
  )
  const all = wavering.reduce((sum, [, weight]) => sum + weight, 0)
  let [before, given] = [0, 0]
  const rows = wavering.map(([row, weight]) => {
    before += weight
    const upTo = all === 0 ? 0 : Math.round((whole * before) / all)
    const own = upTo - given
    given = upTo
    return [row, own] as const
  })
  return Object.fromEntries(rows.filter(([, own]) => own > 0))
}
