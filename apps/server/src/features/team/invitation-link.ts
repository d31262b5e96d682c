import type { Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { record } from '../audit/service.ts'
import { invitationAddress } from './invitation-mail.ts'
import { giveToken, markMail } from './invitation-repository.ts'
import { newInvitationToken } from './invitation-token.ts'
import { unknownInvitation } from './invitations.ts'
import { requireGivable } from './may-invite.ts'

/** A link that whoever invites hands over themselves; it takes the place of the one in the mail. */
export async function makeLink(
  tx: Tx,
  staff: Staff,
  id: string,
  { origin, hasOwner, now }: { origin: string; hasOwner: boolean; now: Date },
): Promise<{ link: string; expiresAt: string }> {
  const { propertyId, userId: actorId, name: actorName } = staff
  const { token, tokenHash } = newInvitationToken()
  // Whoever has the link answers for it from now on, and it ends with their right to invite.
  const maker = { invitedById: actorId, invitedBy: actorName }
  const invited = await giveToken(tx, propertyId, id, { tokenHash, ...maker })
  if (!invited || invited.expiresAt <= now) throw unknownInvitation()
  requireGivable(staff, invited.roles, { hasOwner })
  await markMail(tx, propertyId, tokenHash, { sentAt: now })
  const action = 'invitation.link-made'
  await record(tx, { propertyId, actorId, actorName, action, subject: invited.email, details: {} })
  return { link: invitationAddress(origin, token), expiresAt: invited.expiresAt.toISOString() }
}
