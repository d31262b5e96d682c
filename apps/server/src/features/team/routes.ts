import {
  acceptInvitation,
  changeMemberRoles,
  getNotificationSettings,
  inviteMember,
  listTeam,
  makeInvitationLink,
  removeMember,
  resendInvitation,
  saveNotificationSettings,
  withdrawInvitation,
} from '@innkeeper/api/team.ts'
import { isInvited } from '@innkeeper/domain/team/invitations.ts'
import { DEFAULT_NOTIFICATION_SETTINGS } from '@innkeeper/domain/team/notification-settings.ts'
import { grantedOf } from '@innkeeper/domain/team/roles.ts'
import type { FastifyRequest } from 'fastify'
import type { LinkGuesses } from '../../platform/auth/link-guesses.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read, respond, write, writeAfter } from '../../platform/http/handlers.ts'
import { hasActiveOwner } from './active-owner.ts'
import { makeLink } from './invitation-link.ts'
import { findInvitations, type InvitationRow } from './invitation-repository.ts'
import { invite, resend, unknownInvitation, withdraw } from './invitations.ts'
import type { InvitationToSend } from './jobs.ts'
import { changeRoles, removeFromTeam } from './members.ts'
import { findNotificationSettings, saveNotifications } from './notification-repository.ts'
import { presentInvitation, presentMember } from './presenter.ts'
import { activateProperty, findMembers, isMemberByEmail } from './repository.ts'
import type { TeamService } from './service.ts'

type Services = {
  db: Database
  clock: Clock
  /** Where the link in a mail leads. */
  linkOrigin(request: FastifyRequest): string
  team: TeamService
  linkGuesses: LinkGuesses
  isMailConfigured: boolean
  /** The person whose session the request carries, whether or not they belong to a property; else throws. */
  signedIn(
    request: FastifyRequest,
  ): Promise<{ sessionId: string; userId: string; email: string; via: 'cookie' | 'bearer' }>
  sendInvitation(tx: Tx, invitation: InvitationToSend): Promise<unknown>
}

export function teamHandlers(services: Services): Handler[] {
  const { db, clock, linkOrigin, team, signedIn, sendInvitation, linkGuesses, isMailConfigured } = services
  async function send(tx: Tx, row: InvitationRow, request: FastifyRequest) {
    const { propertyId, id: invitationId } = row
    await sendInvitation(tx, { propertyId, invitationId, origin: linkOrigin(request) })
    return presentInvitation(row, clock.now())
  }

  const isOwned = (propertyId: string) =>
    db.installation((tx) => hasActiveOwner(tx, propertyId), { readOnly: true })

  return [
    read(listTeam, async ({ propertyId }) => {
      const members = await db.installation((tx) => findMembers(tx, propertyId), { readOnly: true })
      const invited = await db.tenant(propertyId, (tx) => findInvitations(tx, propertyId), { readOnly: true })
      return {
        members: members.map(presentMember),
        invitations: invited.map((row) => presentInvitation(row, clock.now())),
      }
    }),
    writeAfter(
      inviteMember,
      ({ propertyId, body }) =>
        db.installation(
          async (tx) => ({
            isMember: await isMemberByEmail(tx, propertyId, body.email),
            hasOwner: await hasActiveOwner(tx, propertyId),
          }),
          { readOnly: true },
        ),
      async ({ staff, body: { email, ...chosen }, request }, tx, { isMember, hasOwner }) => {
        if (isMember) throw new AppError('team/already-member', 'This address belongs to the team already.')
        const row = await invite(tx, staff, { email, ...grantedOf(chosen) }, { hasOwner, now: clock.now() })
        return send(tx, row, request)
      },
    ),
    writeAfter(
      resendInvitation,
      ({ propertyId }) => isOwned(propertyId),
      async ({ staff, params, request }, tx, hasOwner) =>
        send(tx, await resend(tx, staff, params.invitationId, { hasOwner, now: clock.now() }), request),
    ),
    respond(makeInvitationLink, async ({ staff, params, request }) => {
      if (isMailConfigured) throw new AppError('auth/not-allowed', 'Mail leaves this installation.')
      const hasOwner = await isOwned(staff.propertyId)
      const from = { origin: linkOrigin(request), hasOwner, now: clock.now() }
      return db.tenant(staff.propertyId, (tx) => makeLink(tx, staff, params.invitationId, from))
    }),
    write(withdrawInvitation, async ({ staff, params }, tx) => {
      await withdraw(tx, staff, params.invitationId)
      return {}
    }),
    respond(acceptInvitation, async ({ body: { token }, request }) => {
      const person = await signedIn(request)
      // A token that leaks must not let its person into another property.
      if (person.via === 'bearer') throw new AppError('auth/not-allowed', 'This is for people.')
      const accept = async (tx: Tx) => {
        const invitation = await team.findOpenInvitation(tx, token)
        if (!invitation) throw unknownInvitation()
        if (!isInvited(invitation, person.email)) {
          throw new AppError('team/invitation-for-another', 'This invitation is for another address.')
        }
        await team.acceptInvitation(tx, invitation.id, person.userId)
        await activateProperty(tx, person.sessionId, invitation.propertyId)
        return { propertyName: invitation.propertyName }
      }
      return linkGuesses.tried(request, () => db.installation(accept))
    }),
    respond(changeMemberRoles, async ({ staff, params, body }) => {
      await db.installation((tx) => changeRoles(tx, staff, params.userId, grantedOf(body)))
      return {}
    }),
    respond(removeMember, async ({ staff, params }) => {
      await db.installation((tx) => removeFromTeam(tx, staff, params.userId))
      return {}
    }),
    read(getNotificationSettings, async ({ staff }) => {
      const found = await db.installation((tx) => findNotificationSettings(tx, staff.userId), {
        readOnly: true,
      })
      return found ?? DEFAULT_NOTIFICATION_SETTINGS
    }),
    respond(saveNotificationSettings, async ({ staff, body }) => {
      await db.installation((tx) => saveNotifications(tx, staff.userId, body))
      return body
    }),
  ]
}
