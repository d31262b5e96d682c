type Waiting = { items: readonly { id: string }[]; total: number }

/**
 * The ids that came to the list of waiting requests since it was last known. A list longer than its page tells
 * nothing: an old request may only have moved up.
 */
export function arrivals(before: Waiting | undefined, after: Waiting): string[] {
  if (!before || before.total > before.items.length) return []
  const known = new Set(before.items.map(({ id }) => id))
  return after.items.flatMap(({ id }) => (known.has(id) ? [] : id))
}
