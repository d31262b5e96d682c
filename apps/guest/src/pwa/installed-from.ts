import { INSTALLED_FROM_KEY } from '@innkeeper/domain/guestbook/constants.ts'
import { isInstalledFrom } from '@innkeeper/domain/guestbook/installed-from.ts'

/**
 * Remembers the guestbook that was opened, so that a start from the home screen returns there (spec 2). One with a
 * booking waits for its stay: a key that opens none must not take the place of one that does.
 */
export async function rememberInstalledFrom(
  storage: () => Pick<Storage, 'setItem'>,
  path: string,
  findStay: () => Promise<unknown> | null,
): Promise<void> {
  if (!isInstalledFrom(path)) return
  try {
    await findStay()
    storage().setItem(INSTALLED_FROM_KEY, path)
  } catch {
    // Nobody's booking, or storage that is switched off or full: the guestbook works without it.
  }
}
