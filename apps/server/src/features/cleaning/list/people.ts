import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Database } from '../../../platform/db/port.ts'
import { findMembers } from '../../team/service.ts'

export type Person = { id: string; name: string }

/** Whom a room can be given to: everybody of the property who marks rooms. */
export async function findPeople(db: Database, propertyId: string): Promise<Person[]> {
  const members = await db.installation((tx) => findMembers(tx, propertyId), { readOnly: true })
  return members
    .filter((member) => !member.isDisabled && can(member, 'cleaning:mark'))
    .map(({ userId, name }) => ({ id: userId, name }))
}
