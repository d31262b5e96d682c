const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Orders codes and names as people count: 9 before 10, A2 before A10; what reads alike falls back to its letters. */
export function compareNaturally(left: string, right: string): number {
  return collator.compare(left, right) || (left < right ? -1 : left > right ? 1 : 0)
}

/** A copy in natural order of what the key names. */
export function inNaturalOrder<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...items].sort((left, right) => compareNaturally(key(left), key(right)))
}
