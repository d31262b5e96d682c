export type Change = { direction: 'up' | 'down' | 'same'; percent: number } | null

/** How much more or less than before, in whole percent; null where there is nothing to compare with. */
export function changeOf(now: number, before: number): Change {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return { direction: 'same', percent: 0 }
  return { direction: percent > 0 ? 'up' : 'down', percent: Math.abs(percent) }
}
