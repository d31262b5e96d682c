import { PASSWORD_MIN } from '@innkeeper/domain/auth/account-schema.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { singleLine } from '@innkeeper/domain/single-line.ts'
import { record } from '../features/audit/service.ts'
import { findInstallation, insertInstallation } from '../features/properties/installation.ts'
import { insertProperty, newProperty } from '../features/properties/new-property.ts'
import { findProperty } from '../features/properties/repository.ts'
import { insertMembership } from '../features/team/repository.ts'
import { findAccountId, insertAccount } from '../platform/auth/accounts.ts'
import { hashPassword } from '../platform/auth/passwords.ts'
import { StartupError } from '../platform/db/errors.ts'
import type { Database } from '../platform/db/port.ts'
import { OPERATOR } from './operator.ts'
import { readPassword } from './read-password.ts'
import { withInstallation } from './with-installation.ts'

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Options = { email: string; name: string; property: string; propertyName?: string }

/** The first person of a property, and the property itself when there is none of that id. */
export async function createOwner({ email, property, ...named }: Options): Promise<void> {
  const name = singleLine(named.name)
  if (name === '') throw new StartupError('The person needs a name.', 'Correct --name.')
  const propertyName = singleLine(named.propertyName ?? '') || property
  if (!EMAIL_PATTERN.test(email))
    throw new StartupError(`${email} is not an e-mail address.`, 'Correct --email.')
  if (!PROPERTY_ID_PATTERN.test(property)) {
    throw new StartupError(
      `${property} cannot be the id of a property.`,
      'Use 3 to 40 lower case letters, digits or hyphens.',
    )
  }
  const password = await readPassword('Password: ')
  if (password.length < PASSWORD_MIN) {
    throw new StartupError('The password is too short.', `Use at least ${PASSWORD_MIN} characters.`)
  }
  const passwordHash = await hashPassword(password, 'known')
  await withInstallation(async ({ db }) => {
    if (await db.installation((tx) => findAccountId(tx, email), { readOnly: true })) {
      throw new StartupError(`${email} has an account already.`, 'Choose another address.')
    }
    await ensureProperty(db, property, propertyName)
    await db.installation(async (tx) => {
      if (!(await findInstallation(tx))) await insertInstallation(tx, false)
      const userId = await insertAccount(tx, { email, name, passwordHash })
      await insertMembership(tx, userId, property, ['owner'])
      await record(tx, {
        propertyId: property,
        actorId: null,
        actorName: OPERATOR,
        action: 'member.joined',
        subject: email,
        details: { name, roles: 'owner' },
      })
    })
    console.log(`${name} can sign in at /admin with ${email}.`)
  })
}

async function ensureProperty(db: Database, propertyId: string, name: string): Promise<void> {
  await db.tenant(propertyId, async (tx) => {
    if (!(await findProperty(tx, propertyId))) await insertProperty(tx, newProperty(propertyId, name))
  })
}
