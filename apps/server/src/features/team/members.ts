import { can } from '@innkeeper/domain/team/capabilities.ts'
import {
  removalRefusal,
  roleChangeRefusal,
  type TeamRefusal,
} from '@innkeeper/domain/team/membership-rules.ts'
import { type GrantableRole, grantedWords } from '@innkeeper/domain/team/roles.ts'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { record, recordAll } from '../audit/service.ts'
import { hasActiveOwner } from './active-owner.ts'
import { deleteInvitationsOf } from './invitation-repository.ts'
import { requireGivable } from './may-invite.ts'
import { deleteMembership, findPerson, lockMemberships, updateRoles } from './repository.ts'
import { deleteFiltersOf } from './saved-filter-repository.ts'

const REFUSALS: Record<TeamRefusal, string> = {
  'team/member-unknown': 'No such member here.',
  'team/internal-member': "The provider's staff cannot be changed here.",
  'team/last-owner': 'A property keeps at least one owner.',
}

/** In an installation transaction, as memberships belong to people and not to one property. */
export async function changeRoles(
  tx: Tx,
  staff: Staff,
  userId: string,
  granted: { roles: GrantableRole[]; categories: string[] },
): Promise<void> {
  const members = await lockedMembers(tx, staff)
  refuse(roleChangeRefusal(members, userId, granted.roles))
  const member = members.find((one) => one.userId === userId)
  const added = granted.roles.filter((role) => !member?.roles.includes(role))
  requireGivable(staff, added, { hasOwner: await hasActiveOwner(tx, staff.propertyId) })
  const [before, after] = [member ? grantedWords(member) : '', grantedWords(granted)]
  if (before === after) return
  await updateRoles(tx, staff.propertyId, userId, granted)
  if (!can(granted, 'team:manage')) await withdrawSentBy(tx, staff, userId)
  await tell(tx, staff, userId, 'role.changed', { before, after })
}

export async function removeFromTeam(tx: Tx, staff: Staff, userId: string): Promise<void> {
  const members = await lockedMembers(tx, staff)
  refuse(removalRefusal(members, userId))
  const roles = members.find((member) => member.userId === userId)?.roles ?? []
  await deleteMembership(tx, staff.propertyId, userId)
  await deleteFiltersOf(tx, { propertyId: staff.propertyId, userId })
  await withdrawSentBy(tx, staff, userId)
  await tell(tx, staff, userId, 'member.removed', { roles: roles.join(', ') })
}

/** Else whoever has to go lets themselves in again with another address of theirs. */
async function withdrawSentBy(
  tx: Tx,
  { propertyId, userId: actorId, name: actorName }: Staff,
  userId: string,
): Promise<void> {
  const withdrawn = await deleteInvitationsOf(tx, userId, propertyId)
  const entry = { propertyId, actorId, actorName, action: 'invitation.withdrawn' as const }
  await recordAll(
    tx,
    withdrawn.map(({ email, roles }) => ({ ...entry, subject: email, details: { roles: roles.join(', ') } })),
  )
}

/** Who waited for the lock may have lost the right to ask meanwhile. */
async function lockedMembers(tx: Tx, staff: Staff) {
  const members = await lockMemberships(tx, staff.propertyId)
  const own = members.find((member) => member.userId === staff.userId) ?? { roles: [] }
  const isInternal = staff.roles.includes('internal')
  if (!isInternal && !can(own, 'team:manage')) {
    throw new AppError('auth/not-allowed', 'This asks for the capability team:manage.')
  }
  return members
}

function refuse(refusal: TeamRefusal | null): void {
  if (refusal) throw new AppError(refusal, REFUSALS[refusal])
}

async function tell(
  tx: Tx,
  { propertyId, userId: actorId, name: actorName }: Staff,
  userId: string,
  action: 'role.changed' | 'member.removed',
  details: Record<string, string>,
): Promise<void> {
  const person = await findPerson(tx, userId)
  await record(tx, {
    propertyId,
    actorId,
    actorName,
    action,
    subject: person?.name ?? null,
    details: { email: person?.email ?? '', ...details },
  })
  await emit(tx, propertyId, 'team.changed', { userId })
}
