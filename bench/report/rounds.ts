type Limits = { most: number; least: number; budgetMs: number }

/** Counts rounds from 1: all of them where the machine is quick, the least that still means something where not. */
export function* roundsWithin(
  { most, least, budgetMs }: Limits,
  now: () => number = () => performance.now(),
): Generator<number> {
  const endsAt = now() + budgetMs
  for (let round = 1; round <= most; round++) {
    if (round > least && now() >= endsAt) return
    yield round
  }
}
