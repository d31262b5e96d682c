import { INSTALLED_FROM_KEY } from '@innkeeper/domain/guestbook/constants.ts'
import { isInstalledFrom } from '@innkeeper/domain/guestbook/installed-from.ts'

/** Remembers the guestbook that was opened, so that a start from the home screen returns there (spec 2). */
export function rememberInstalledFrom(storage: () => Pick<Storage, 'setItem'>, path: string): void {
  if (!isInstalledFrom(path)) return
  try {
    storage().setItem(INSTALLED_FROM_KEY, path)
  } catch {
    // Storage can be switched off or full: the guestbook works without it.
  }
}
