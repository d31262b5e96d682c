import { vi } from 'vitest'

/** What the tabs of one browser share: its storage, and turns. */
export function stubBrowser({ hasTurns = true } = {}) {
  const stored = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, _: unknown, work: () => Promise<unknown>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work)
    last.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('navigator', hasTurns ? { locks: { request } } : {})
  return stored
}
