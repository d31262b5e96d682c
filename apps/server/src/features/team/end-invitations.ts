import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { type AuditEntry, recordAll } from '../audit/service.ts'
import {
  deleteInvitationsAround,
  deleteInvitationsExceptIn,
  type InvitationRow,
} from './invitation-repository.ts'
import { findMemberships } from './repository.ts'

/*
 * What an operator ends together with somebody's rights, in an installation transaction. Each property it was for finds it
 * in its log.
 */

type Operator = Pick<AuditEntry, 'actorId' | 'actorName'>
type Person = { id: string; email: string }

/**
 * Of a closed account: what they sent, as it may be for an address of their own, and what was sent to them, as it
 * would wait for them behind the closed door.
 */
export async function endInvitationsOfClosed(tx: Tx, person: Person, by: Operator): Promise<number> {
  return tell(tx, await deleteInvitationsAround(tx, person), { ...by, reason: 'The account was closed' })
}

/**
 * Of somebody who is not the provider's staff any more: what they sent for properties that are not theirs to manage.
 * What a property sent to them is its own decision and stays.
 */
export async function endInvitationsOfProvider(tx: Tx, person: Person, by: Operator): Promise<number> {
  const theirs = (await findMemberships(tx, person.id)).filter((here) => can(here, 'team:manage'))
  const managed = theirs.map(({ propertyId }) => propertyId)
  const ended = await deleteInvitationsExceptIn(tx, person.id, managed)
  return tell(tx, ended, { ...by, reason: 'No longer Innkeeper staff' })
}

async function tell(
  tx: Tx,
  ended: readonly InvitationRow[],
  { reason, ...by }: Operator & { reason: string },
): Promise<number> {
  await recordAll(
    tx,
    ended.map(({ propertyId, email, roles, invitedBy }) => ({
      ...by,
      propertyId,
      action: 'invitation.withdrawn',
      subject: email,
      details: { roles: roles.join(', '), invitedBy, reason },
    })),
  )
  for (const propertyId of new Set(ended.map((invitation) => invitation.propertyId)))
    await emit(tx, propertyId, 'team.changed', { userId: null })
  return ended.length
}
