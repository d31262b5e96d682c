import type { Database } from '../../platform/db/port.ts'
import { findMemberships, insertMembership, type Membership } from './repository.ts'

export { insertMembership, type Membership }

export type TeamService = {
  membershipsOf(userId: string): Promise<Membership[]>
}

export function createTeamService(db: Database): TeamService {
  return {
    membershipsOf: (userId) => db.installation((tx) => findMemberships(tx, userId), { readOnly: true }),
  }
}
