import { ADMIN_BASE, ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { INVITATION_DAYS } from '@innkeeper/domain/team/invitations.ts'
import type { MailMessage } from '../../platform/mail/port.ts'

type Invited = { email: string; propertyName: string; invitedBy: string; roles: readonly string[] }

/** Where the link of an invitation leads. */
export function invitationAddress(origin: string, token: string): string {
  return `${origin}${ADMIN_BASE}${ROUTE_PATHS.USER_CREATE}?invitation=${token}`
}

/** Staff read English, as the staff app speaks it. */
export function invitationMail(invited: Invited, origin: string, token: string): MailMessage {
  const { email, propertyName, invitedBy } = invited
  return {
    to: email,
    fromName: propertyName,
    subject: `${invitedBy} invites you to ${propertyName}`,
    text: [
      'Hello,',
      `${invitedBy} would like you to work with ${propertyName} in Innkeeper, as ${inWords(invited.roles)}.`,
      `Open this link to begin. It works for ${INVITATION_DAYS} days:`,
      invitationAddress(origin, token),
      `The invitation is for ${email} alone. If you have an account with this address already, sign in with it when you are asked.`,
      'If you did not expect this mail, you can leave it unanswered: nothing happens.',
    ].join('\n\n'),
  }
}

function inWords(roles: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(roles)
}
