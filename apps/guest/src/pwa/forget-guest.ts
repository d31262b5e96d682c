import { INSTALLED_FROM_KEY } from '@innkeeper/domain/guestbook/constants.ts'

/** Saved copies of guests' pages begin their names like this. */
const SAVED_PREFIX = 'innkeeper-'
/** Somebody is waiting to be somebody else. */
const LONGEST_WAIT_MS = 1500

type Device = {
  storage: () => Pick<Storage, 'removeItem'>
  /** Missing where the page is not reached safely. */
  copies: Pick<CacheStorage, 'keys' | 'delete'> | undefined
  /** What else is kept under names of its own. */
  kept?: readonly string[]
}

/** Clears what this device keeps of the guest; what cannot be cleared in time holds nobody up. */
export async function forgetGuest({ storage, copies, kept = [] }: Device): Promise<void> {
  try {
    for (const key of [INSTALLED_FROM_KEY, ...kept]) storage().removeItem(key)
  } catch {
    // Storage that is switched off keeps nothing.
  }
  const isOver = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  await Promise.race([removeCopies(copies).catch(() => undefined), isOver])
}

async function removeCopies(copies: Device['copies']): Promise<void> {
  const names = (await copies?.keys()) ?? []
  await Promise.all(names.filter((name) => name.startsWith(SAVED_PREFIX)).map((name) => copies?.delete(name)))
}
