/** As many as one remembers. */
const MAX_RECENT = 5

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>
/** Whose palette it is: another person or property has their own. */
export type Owner = { userId: string; propertyId: string }

const nameOf = ({ userId, propertyId }: Owner) => `palette:${propertyId}:${userId}`

/** What was opened last, newest first. Only keys of pages, actions and settings are stored: nothing of a guest. */
export function readRecent(storage: TextStorage, owner: Owner): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(nameOf(owner)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

export function addRecent(storage: TextStorage, owner: Owner, key: string): void {
  const keys = [key, ...readRecent(storage, owner).filter((other) => other !== key)].slice(0, MAX_RECENT)
  try {
    storage.setItem(nameOf(owner), JSON.stringify(keys))
  } catch {
    // Storage may be full or forbidden; the palette works without it.
  }
}
