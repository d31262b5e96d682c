import { type GrantableRole, grantedWords } from '@innkeeper/domain/team/roles.ts'
import { hashToken } from '../../platform/auth/secrets.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { createEntryLog, record } from '../audit/service.ts'
import { findByToken, isKeptAsUsed, keepAsUsed, takeInvitation } from './invitation-repository.ts'
import { unknownInvitation } from './invitations.ts'
import { mayInvite } from './may-invite.ts'
import {
  activateProperty,
  countOwned,
  findMembers,
  findMemberships,
  findOwnMemberships,
  findPerson,
  insertMembership,
  insertNewMembership,
  type Membership,
} from './repository.ts'

export { findMembers, findMemberships, insertMembership, type Membership }

export type OpenInvitation = {
  id: string
  propertyId: string
  propertyName: string
  email: string
  roles: GrantableRole[]
}

export type TeamService = {
  /** The property that is `asked` for is among them, however many there are. */
  membershipsOf(userId: string, asked?: string | null): Promise<Membership[]>
  /** Without what the provider's staff may enter although they do not belong there. */
  ownMembershipsOf(userId: string): Promise<Membership[]>
  /** Throws `property/unknown` for a property the person does not belong to. */
  switchTo(
    staff: { userId: string; name: string; sessionId: string },
    propertyId: string,
  ): Promise<{ propertyId: string; name: string }>
  /** Makes the person the owner of a new property. */
  insertOwner(tx: Tx, userId: string, propertyId: string): Promise<void>
  /** How many properties the person owns, in an installation transaction. */
  countOwned(tx: Tx, userId: string): Promise<number>
  /** What a link opens now, in an installation transaction; null when it is used, withdrawn, too old or made up. */
  findOpenInvitation(tx: Tx, token: string): Promise<OpenInvitation | null>
  /** Whether the link of an invitation that was accepted has this token, in an installation transaction. */
  isUsedInvitation(tx: Tx, token: string): Promise<boolean>
  /**
   * Makes the person a member, in an installation transaction. Whether the invitation is for their address is the
   * caller's to check. Throws `team/invitation-unknown` when somebody was quicker.
   */
  acceptInvitation(tx: Tx, invitationId: string, userId: string): Promise<void>
}

export function createTeamService({ db, clock }: { db: Database; clock: Clock }): TeamService {
  const entries = createEntryLog({ db, clock })
  const membershipsOf = (userId: string, asked: string | null = null) =>
    db.installation((tx) => findMemberships(tx, userId, asked), { readOnly: true })
  return {
    async switchTo({ userId, name, sessionId }, propertyId) {
      const theirs = await membershipsOf(userId, propertyId)
      const wanted = theirs.find((membership) => membership.propertyId === propertyId)
      if (!wanted) throw new AppError('property/unknown', 'No such property.')
      await entries.noteSwitch({ userId, name, sessionId, propertyId, roles: wanted.roles })
      await db.installation((tx) => activateProperty(tx, sessionId, propertyId))
      return { propertyId, name: wanted.propertyName }
    },
    membershipsOf,
    ownMembershipsOf: (userId) => db.installation((tx) => findOwnMemberships(tx, userId), { readOnly: true }),
    insertOwner: (tx, userId, propertyId) => insertMembership(tx, userId, propertyId, ['owner']),
    countOwned,
    findOpenInvitation: (tx, token) => findByToken(tx, hashToken(token), clock.now()),
    isUsedInvitation: (tx, token) => isKeptAsUsed(tx, hashToken(token)),
    async acceptInvitation(tx, invitationId, userId) {
      const taken = await takeInvitation(tx, invitationId, clock.now())
      if (!taken) throw unknownInvitation()
      const { propertyId, email, roles, categories } = taken
      // It was written while whoever sent it was losing the right to.
      if (!(await mayInvite(tx, taken.invitedById, taken))) throw unknownInvitation()
      await keepAsUsed(tx, taken, userId, clock.now())
      if (!(await insertNewMembership(tx, userId, propertyId, { roles, categories }))) return
      const actorName = (await findPerson(tx, userId))?.name ?? email
      const details = { roles: grantedWords(taken), invitedBy: taken.invitedBy }
      await record(tx, {
        propertyId,
        actorId: userId,
        actorName,
        action: 'member.joined',
        subject: email,
        details,
      })
      await emit(tx, propertyId, 'team.changed', { userId })
    },
  }
}
