import { PROPERTIES_PER_OWNER } from '@innkeeper/domain/properties/constants.ts'
import { record } from '../features/audit/service.ts'
import { writeFirstVersion } from '../features/guestbook/first-version.ts'
import { createPropertyCreation } from '../features/properties/create-property.ts'
import { findInstallation, insertInstallation } from '../features/properties/installation.ts'
import { findProperty } from '../features/properties/repository.ts'
import { countOwned, insertMembership } from '../features/team/repository.ts'
import { findAccountId, insertAccount } from '../platform/auth/accounts.ts'
import { StartupError } from '../platform/db/errors.ts'
import type { Database } from '../platform/db/port.ts'
import { emit } from '../platform/events/outbox.ts'
import { OPERATOR } from './operator.ts'
import type { OwnerWish } from './owner-wish.ts'

const BY_OPERATOR = { actorId: null, actorName: OPERATOR }

/**
 * Makes somebody the owner of a property, and the property with its first guestbook where there is none of that id: the
 * same as the set-up page makes. Answers what to tell the operator.
 */
export async function makeOwner(db: Database, wish: OwnerWish): Promise<string> {
  const { email, name, passwordHash, property } = wish
  const { propertyId } = property
  const creation = createPropertyCreation({
    db,
    writeFirstCards: writeFirstVersion,
    insertOwner: (tx, userId, id) => insertMembership(tx, userId, id, ['owner']),
    countOwned,
    maxPropertiesPerOwner: PROPERTIES_PER_OWNER,
  })
  await db.installation(async (tx) => {
    if (await findAccountId(tx, email))
      throw new StartupError(`${email} has an account already.`, 'Choose another address.')
    if (!(await findInstallation(tx))) await insertInstallation(tx, false)
    const userId = await insertAccount(tx, { email, name, passwordHash })
    if (await findProperty(tx, propertyId)) {
      await insertMembership(tx, userId, propertyId, ['owner'])
      await emit(tx, propertyId, 'team.changed', { userId })
    } else await creation.createIn(tx, { userId, name, ...BY_OPERATOR }, property)
    await record(tx, {
      propertyId,
      ...BY_OPERATOR,
      action: 'member.joined',
      subject: email,
      details: { name, roles: 'owner' },
    })
  })
  return `${name} can sign in at /admin with ${email}.`
}
