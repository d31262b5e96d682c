import { invitationEnd, MAX_INVITATIONS } from '@innkeeper/domain/team/invitations.ts'
import { type GrantableRole, grantedWords } from '@innkeeper/domain/team/roles.ts'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { record } from '../audit/service.ts'
import {
  countInvitations,
  deleteInvitation,
  type InvitationRow,
  renewInvitation,
  upsertInvitation,
} from './invitation-repository.ts'
import { requireGivable } from './may-invite.ts'

/** When, and whether the property has an owner by then. */
type At = { hasOwner: boolean; now: Date }
type Invited = { email: string; roles: GrantableRole[]; categories: string[] }

/** Writes the invitation; its mail is sent by a job of the same transaction. */
export async function invite(
  tx: Tx,
  staff: Staff,
  invited: Invited,
  { hasOwner, now }: At,
): Promise<InvitationRow> {
  const { propertyId } = staff
  requireGivable(staff, invited.roles, { hasOwner })
  if ((await countInvitations(tx, propertyId)) >= MAX_INVITATIONS) {
    throw new AppError('team/too-many-invitations', `At most ${MAX_INVITATIONS} invitations wait at a time.`)
  }
  const saved = await upsertInvitation(tx, {
    propertyId,
    id: newId(),
    ...invited,
    invitedBy: staff.name,
    invitedById: staff.userId,
    invitedAt: now,
    expiresAt: invitationEnd(now),
  })
  await tell(tx, staff, 'member.invited', saved)
  return saved
}

export async function resend(
  tx: Tx,
  staff: Staff,
  id: string,
  { hasOwner, now }: At,
): Promise<InvitationRow> {
  const renewed = await renewInvitation(tx, staff.propertyId, id, {
    expiresAt: invitationEnd(now),
    invitedBy: staff.name,
    invitedById: staff.userId,
  })
  if (!renewed) throw unknownInvitation()
  requireGivable(staff, renewed.roles, { hasOwner })
  await tell(tx, staff, 'member.invited', renewed)
  return renewed
}

export async function withdraw(tx: Tx, staff: Staff, id: string): Promise<void> {
  const withdrawn = await deleteInvitation(tx, staff.propertyId, id)
  if (!withdrawn) throw unknownInvitation()
  await tell(tx, staff, 'invitation.withdrawn', withdrawn)
}

export function unknownInvitation(): AppError {
  return new AppError('team/invitation-unknown', 'This invitation is used, withdrawn or too old.')
}

async function tell(
  tx: Tx,
  { propertyId, userId: actorId, name: actorName }: Staff,
  action: 'member.invited' | 'invitation.withdrawn',
  invitation: InvitationRow,
): Promise<void> {
  const { email: subject } = invitation
  const details = { roles: grantedWords(invitation) }
  await record(tx, { propertyId, actorId, actorName, action, subject, details })
  await emit(tx, propertyId, 'team.changed', { userId: null })
}
