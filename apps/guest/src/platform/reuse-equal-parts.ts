/**
 * What came anew, with every part that equals what was there taken from there: whoever was drawn from such a part
 * need not be drawn again. For values that came as JSON.
 */
export function reuseEqualParts<T>(before: unknown, next: T): T
export function reuseEqualParts(before: unknown, next: unknown): unknown {
  if (before === next || !isContainer(before) || !isContainer(next)) return next
  if (Array.isArray(before) !== Array.isArray(next)) return next
  const names = Object.keys(next)
  let isSame = names.length === Object.keys(before).length
  const shared: Container = Array.isArray(next) ? ([] as unknown[] as unknown as Container) : {}
  for (const name of names) {
    shared[name] = reuseEqualParts(before[name], next[name])
    isSame &&= shared[name] === before[name]
  }
  return isSame ? before : shared
}

type Container = Record<string, unknown>

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null
}
