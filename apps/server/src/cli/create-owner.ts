import { PASSWORD_MIN } from '@innkeeper/domain/auth/account-schema.ts'
import { hashPassword } from '../platform/auth/passwords.ts'
import { loadEnvironment, readSettings } from '../platform/config/read.ts'
import { DatabaseInUseError, StartupError } from '../platform/db/errors.ts'
import { askRunningServer } from '../platform/operator-channel/ask.ts'
import { makeOwner } from './make-owner.ts'
import { type OwnerOptions, ownerWishOf } from './owner-wish.ts'
import { readPassword } from './read-password.ts'
import { withInstallation } from './with-installation.ts'

/** The first person of a property, and the property itself when there is none of that id; also while the server runs. */
export async function createOwner(options: OwnerOptions): Promise<void> {
  const person = ownerWishOf(options)
  const password = await readPassword('Password: ')
  if (password.length < PASSWORD_MIN) {
    throw new StartupError('The password is too short.', `Use at least ${PASSWORD_MIN} characters.`)
  }
  const wish = { ...person, passwordHash: await hashPassword(password, 'known') }
  const told = await withInstallation(({ db }) => makeOwner(db, wish)).catch(async (error: unknown) => {
    if (!(error instanceof DatabaseInUseError)) throw error
    const said = await askRunningServer(readSettings(loadEnvironment()).DATA_DIR, wish)
    if (said === null) throw error
    return said
  })
  console.log(told)
}
