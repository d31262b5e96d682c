/**
 * Text that was typed but not saved outlives a reload, a crash and a session that ended: it waits in this browser
 * until the form saves it, the person discards it or signs out, or somebody else signs in.
 */

const PREFIX = 'draft:'
const OWNER = 'drafts-of'

/** Storage may be full or forbidden; storing a draft is a comfort, never a reason to fail. */
function quietly<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export function createUnsavedDrafts(storage: () => DraftStorage) {
  /** Between signing out and the next sign-in nobody types; a form that closes then must not store its text again. */
  let isClosed = false
  const removeAll = (): void => {
    quietly(() => {
      const names = Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '')
      for (const name of names) if (name.startsWith(PREFIX)) storage().removeItem(name)
    })
  }
  return {
    read: (name: string): unknown =>
      quietly(() => JSON.parse(storage().getItem(PREFIX + name) ?? 'null') as unknown),
    write: (name: string, draft: unknown): void => {
      if (!isClosed) quietly(() => storage().setItem(PREFIX + name, JSON.stringify(draft)))
    },
    remove: (name: string): void => {
      quietly(() => storage().removeItem(PREFIX + name))
    },
    /** Somebody signed out. */
    close: (): void => {
      isClosed = true
      removeAll()
    },
    /** Somebody is signed in: what one person typed is not for the next one at the same screen. */
    belongTo: (userId: string): void => {
      isClosed = false
      const owner = quietly(() => storage().getItem(OWNER))
      if (owner === userId) return
      if (owner) removeAll()
      quietly(() => storage().setItem(OWNER, userId))
    },
  }
}

export const unsavedDrafts = createUnsavedDrafts(() => localStorage)
/** The same for what belongs to one tab: a second tab begins anew. */
export const tabDrafts = createUnsavedDrafts(() => sessionStorage)
