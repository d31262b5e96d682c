/*
 * What publishing would change. The server answers it with the list, the editor counts again with every change it
 * makes.
 */

export type DraftState = {
  isPublished: boolean
  isChanged: boolean
  isMoved: boolean
  /** When it was deleted. */
  deletedAt: string | null
}

export type DraftChanges = {
  /** Cards that are new, changed, deleted or moved, each once, and one for the tab bar. */
  total: number
  added: number
  changed: number
  deleted: number
  moved: number
  tabBar: boolean
}

/** Counts what guests would notice; a new card that is deleted again is nothing. */
export function countChanges(cards: readonly DraftState[], hasTabBarDraft: boolean): DraftChanges {
  const kept = cards.filter(({ deletedAt }) => deletedAt === null)
  const known = kept.filter(({ isPublished }) => isPublished)
  const added = kept.length - known.length
  const deleted = cards.filter(({ deletedAt, isPublished }) => deletedAt !== null && isPublished).length
  const touched = known.filter(({ isChanged, isMoved }) => isChanged || isMoved).length
  return {
    total: added + deleted + touched + Number(hasTabBarDraft),
    added,
    deleted,
    changed: known.filter(({ isChanged }) => isChanged).length,
    moved: known.filter(({ isMoved }) => isMoved).length,
    tabBar: hasTabBarDraft,
  }
}

type Position = { parentId: string | null; index: number }
export type PublishedPosition = { id: string; now: Position; published: Position }

/** The fewest cards that explain how today's order came from the published one. */
export function movedCards(cards: readonly PublishedPosition[]): Set<string> {
  const moved = new Set(
    cards.filter(({ now, published }) => now.parentId !== published.parentId).map(({ id }) => id),
  )
  const holders = Map.groupBy(
    cards.filter(({ id }) => !moved.has(id)),
    ({ now }) => now.parentId,
  )
  for (const siblings of holders.values()) {
    const inOrder = siblings.toSorted((a, b) => a.now.index - b.now.index)
    const kept = longestRise(inOrder.map(({ published }) => published.index))
    for (const [place, { id }] of inOrder.entries()) if (!kept.has(place)) moved.add(id)
  }
  return moved
}

/** Places of a longest strictly rising part of the numbers. */
function longestRise(numbers: readonly number[]): Set<number> {
  /** To each length of a rise, the place where the lowest one of that length ends. */
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [place, value] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? value) >= value)
    const length = found === -1 ? ends.length : found
    before[place] = ends[length - 1]
    ends[length] = place
  }
  const rise = new Set<number>()
  for (let place = ends.at(-1); place !== undefined; place = before[place]) rise.add(place)
  return rise
}
