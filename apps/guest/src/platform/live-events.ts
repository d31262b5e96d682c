/*
 * What the page's one live stream hears, handed on to features that do not hold the stream themselves: they ask for
 * events by listening here, so that a page never opens a second stream.
 */
type Listener = (name: string, data: string) => void

const listeners = new Set<Listener>()

export function tellLive(name: string, data: string): void {
  for (const listener of listeners) listener(name, data)
}

export function followLive(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
