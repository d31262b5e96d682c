import type { CommitListener, WrittenEvent } from './port.ts'

export type Commits = {
  on(listener: CommitListener): () => void
  tell(events: readonly WrittenEvent[]): void
}

/** Who in this process hears of commits with events. */
export function createCommits(): Commits {
  const listeners = new Set<CommitListener>()
  return {
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(events) {
      if (events.length === 0) return
      for (const listener of listeners) listener(events)
    },
  }
}
