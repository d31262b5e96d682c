/** The list with one of its rows a step earlier or later. */
export function moved<T>(rows: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...rows]
  const [one, other] = [next[at], next[at + by]]
  if (one === undefined || other === undefined) return next
  next[at] = other
  next[at + by] = one
  return next
}
