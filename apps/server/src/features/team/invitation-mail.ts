import { ADMIN_BASE, ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { logoPath } from '@innkeeper/domain/properties/logo-path.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { INVITATION_DAYS } from '@innkeeper/domain/team/invitations.ts'
import type { MailMessage } from '../../platform/mail/port.ts'
import { staffMail } from '../../platform/mail/staff-mail.ts'

type Invited = {
  propertyId: string
  email: string
  propertyName: string
  propertyBrand: Brand
  invitedBy: string
  roles: readonly string[]
}

/** Where the link of an invitation leads. */
export function invitationAddress(origin: string, token: string): string {
  return `${origin}${ADMIN_BASE}${ROUTE_PATHS.USER_CREATE}?invitation=${token}`
}

export function invitationMail(invited: Invited, origin: string, token: string): MailMessage {
  const { propertyId, email, propertyName, propertyBrand, invitedBy } = invited
  const logo = propertyBrand.logo === null ? null : origin + logoPath(propertyId, propertyBrand.logo)
  return staffMail(
    email,
    { name: propertyName, logo, brand: propertyBrand },
    {
      subject: `${invitedBy} invites you to ${propertyName}`,
      greeting: 'Hello,',
      paragraphs: [
        `${invitedBy} would like you to work with ${propertyName} in Innkeeper, as ${inWords(invited.roles)}.`,
        `Open this link to begin. It works for ${INVITATION_DAYS} days.`,
        `The invitation is for ${email} alone. If you have an account with this address already, sign in with it when you are asked.`,
      ],
      button: { label: 'Accept the invitation', url: invitationAddress(origin, token) },
      why: 'If you did not expect this mail, you can leave it unanswered: nothing happens.',
    },
  )
}

function inWords(roles: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(roles)
}
