import * as z from 'zod/mini'
import { DAY_MS } from '../time.ts'

/** How long the link in an invitation opens. */
export const INVITATION_DAYS = 7
/** Open invitations of one property; far more than a team, far fewer than a mailing. */
export const MAX_INVITATIONS = 100

/** The shape of an invitation's token: 256 random bits. */
export const invitationTokenSchema = z.string().check(z.regex(/^[\w-]{43}$/))

/** As addresses are stored and compared. */
export const invitedEmailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(200), z.regex(/^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/))

export const INVITATION_STATES = ['sending', 'undeliverable', 'open', 'expired'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** When an invitation made or sent again at this moment ends. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
}

/** An expired one stays in the list until it is sent again or withdrawn. */
export function invitationState(
  invitation: { sentAt: Date | null; isUndeliverable: boolean; expiresAt: Date },
  now: Date,
): InvitationState {
  if (invitation.expiresAt <= now) return 'expired'
  if (invitation.isUndeliverable) return 'undeliverable'
  return invitation.sentAt ? 'open' : 'sending'
}

/** Whether the account's address is the one that was invited. */
export function isInvited(invitation: { email: string }, accountEmail: string): boolean {
  return invitation.email === accountEmail.trim().toLowerCase()
}
