/** Dice that fall the same way every time: the demo has to look alike on every machine. */
export type Dice = {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
}

export function diceFrom(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    // A linear congruential step; its high bits are even enough for names and nights.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between,
    pick: (items) => itemAt(items, between(0, items.length - 1)),
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}

/** The item at this place, counting on from the start when the list is shorter. */
export function itemAt<T>(items: readonly T[], place: number): T {
  if (items.length === 0) throw new RangeError('an empty list has no item to take')
  return items[place % items.length] as T
}
