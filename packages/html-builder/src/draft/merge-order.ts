type Orders = { base: readonly string[]; mine: readonly string[]; theirs: readonly string[] }

/**
 * One order of two people's: theirs, with what I added or moved where I put it, and without what I took out. What is
 * `kept` stays although one of us took it out, because the other changed it.
 */
export function mergedOrder({ base, mine, theirs }: Orders, kept: ReadonlySet<string>): string[] {
  const before = new Set(base)
  const own = new Set(mine)
  const steady = steadyIds(base, mine)
  const isMoved = (id: string) => own.has(id) && !steady.has(id)
  const isGone = (id: string) => before.has(id) && !own.has(id) && !kept.has(id)
  const isTakenOutThere = (id: string) => before.has(id) && !theirs.includes(id) && !kept.has(id)
  const merged = theirs.filter((id) => !isGone(id) && !isMoved(id))
  for (const [place, id] of mine.entries()) {
    if (merged.includes(id) || isTakenOutThere(id)) continue
    const anchor = mine.slice(0, place).findLast((earlier) => merged.includes(earlier))
    merged.splice(anchor === undefined ? 0 : merged.indexOf(anchor) + 1, 0, id)
  }
  return merged
}

/** The most ids that stand in both lists in the same order: nobody moved those. */
function steadyIds(base: readonly string[], mine: readonly string[]): Set<string> {
  const places = new Map(base.map((id, place) => [id, place]))
  type Run = { id: string; place: number; length: number; previous: Run | null }
  const runs: Run[] = []
  for (const id of mine) {
    const place = places.get(id)
    if (place === undefined) continue
    let previous: Run | null = null
    for (const run of runs)
      if (run.place < place && (!previous || run.length > previous.length)) previous = run
    runs.push({ id, place, length: (previous?.length ?? 0) + 1, previous })
  }
  let longest: Run | null = null
  for (const run of runs) if (!longest || run.length > longest.length) longest = run
  const steady = new Set<string>()
  for (let run: Run | null = longest; run; run = run.previous) steady.add(run.id)
  return steady
}
