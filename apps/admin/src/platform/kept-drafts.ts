/**
 * Text that was typed but not saved outlives a reload, a crash and a session that ended: it waits in this browser
 * until the form saves it, the person discards it or signs out, or somebody else signs in.
 */

const PREFIX = 'draft:'
const OWNER = 'drafts-of'

/** Storage may be full or forbidden; keeping a draft is a comfort, never a reason to fail. */
function quietly<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export function createKeptDrafts(store: () => DraftStore) {
  const forgetAll = (): void => {
    quietly(() => {
      const names = Array.from({ length: store().length }, (_, index) => store().key(index) ?? '')
      for (const name of names) if (name.startsWith(PREFIX)) store().removeItem(name)
    })
  }
  return {
    read: (name: string): unknown =>
      quietly(() => JSON.parse(store().getItem(PREFIX + name) ?? 'null') as unknown),
    keep: (name: string, draft: unknown): void => {
      quietly(() => store().setItem(PREFIX + name, JSON.stringify(draft)))
    },
    forget: (name: string): void => {
      quietly(() => store().removeItem(PREFIX + name))
    },
    forgetAll,
    /** What one person typed is not for the next one at the same screen. */
    belongTo: (userId: string): void => {
      const owner = quietly(() => store().getItem(OWNER))
      if (owner === userId) return
      if (owner) forgetAll()
      quietly(() => store().setItem(OWNER, userId))
    },
  }
}

export const keptDrafts = createKeptDrafts(() => localStorage)
