const listeners = new Set<(words: string) => void>()

/** Says something to those who hear the page. */
export function announce(words: string): void {
  for (const listener of listeners) listener(words)
}

export function onAnnounced(listener: (words: string) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
