import type { Invitation, Member } from '@innkeeper/api/team.ts'
import { invitationState } from '@innkeeper/domain/team/invitations.ts'
import type { InvitationRow } from './invitation-repository.ts'
import type { MemberRow } from './repository.ts'

export function presentMember(row: MemberRow): Member {
  return {
    userId: row.userId,
    name: row.name,
    email: row.email,
    pendingEmail: row.pendingEmail,
    picture: row.picture,
    roles: row.roles,
    categories: row.categories,
    joinedAt: row.joinedAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    hasSecondFactor: row.hasSecondFactor,
  }
}

/** The token's hash stays behind. */
export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    email: row.email,
    roles: row.roles,
    categories: row.categories,
    state: invitationState(row, now),
    invitedBy: row.invitedBy,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}
