import { hashKey, type QueryKey } from '@tanstack/react-query'

type Schedule = (act: () => void, ms: number) => unknown

/**
 * Refreshes at once, and while events keep coming once per `waitMs` for all of them: a busy evening with many orders
 * must not make every open page ask as often as guests order.
 */
export function createBurst(
  refresh: (keys: QueryKey[]) => void,
  waitMs: number,
  schedule: Schedule = setTimeout,
): (keys: readonly QueryKey[]) => void {
  let later: Map<string, QueryKey> | null = null

  const run = (keys: QueryKey[]) => {
    later = new Map()
    refresh(keys)
    schedule(() => {
      const waiting = [...(later?.values() ?? [])]
      later = null
      if (waiting.length > 0) run(waiting)
    }, waitMs)
  }
  return (keys) => {
    if (keys.length === 0) return
    if (!later) return run([...keys])
    for (const key of keys) later.set(hashKey(key), key)
  }
}
