import { useState } from 'react'

const NOTHING: ReadonlySet<string> = new Set()

/** These as well, or no longer; never more than can be asked for at once. */
export function withChosen(
  before: ReadonlySet<string>,
  { ids, isChosen, most }: { ids: readonly string[]; isChosen: boolean; most: number },
): ReadonlySet<string> {
  const after = new Set(before)
  for (const id of ids) {
    if (!isChosen) after.delete(id)
    else if (after.size < most) after.add(id)
  }
  return after
}

/** What is chosen on one page after the other, by id. */
export function useChosen(most: number) {
  const [chosen, setChosen] = useState(NOTHING)
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => withChosen(before, { ids, isChosen, most }))
  return { chosen, choose, clear: () => setChosen(NOTHING) }
}
