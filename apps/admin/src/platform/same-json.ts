/** Whether two values say the same, in whatever order their names stand. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index]))
    )
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) =>
    sameJson((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  )
}
