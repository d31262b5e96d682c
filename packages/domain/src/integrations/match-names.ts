type Named = { id: string; name: string }
type Pairs = Record<string, string | null>

/** Spaces, capitals, accents and the word for a room are no difference: `Room 204`, `204 ` and `ROOM-204` are one. */
function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(room|rom|rum|værelse|vaerelse|huone|kamer|tuba|unit)\b/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Which of ours each of theirs is: what was chosen by hand, as long as both are there, else the one with the same
 * name. A name that two of ours have matches none of them: a wrong room is worse than none.
 */
export function matchNames(theirs: readonly Named[], ours: readonly Named[], chosen: Readonly<Pairs>): Pairs {
  const known = new Set(ours.map(({ id }) => id))
  const byName = Map.groupBy(ours, ({ name }) => plainName(name))
  return Object.fromEntries(
    theirs.map(({ id, name }) => {
      const byHand = chosen[id]
      if (byHand === null || (byHand !== undefined && known.has(byHand))) return [id, byHand]
      const [same, another] = byName.get(plainName(name)) ?? []
      return [id, same && !another && plainName(name) !== '' ? same.id : null]
    }),
  )
}
