import {
  INVITATION_STATES,
  invitationTokenSchema,
  invitedEmailSchema,
} from '@innkeeper/domain/team/invitations.ts'
import { notificationSettingsSchema } from '@innkeeper/domain/team/notification-settings.ts'
import { GRANTABLE_ROLES, grantedRolesSchema, roleSchema } from '@innkeeper/domain/team/roles.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

const idSchema = z.string().check(z.minLength(1), z.maxLength(60))
/** A person sends few; a mailing is refused. */
const MAIL_LIMITS = { bodyBytes: 4096, callsPerMinute: 20 }

export const memberSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(roleSchema),
  joinedAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  hasSecondFactor: z.boolean(),
})
export type Member = z.infer<typeof memberSchema>

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.enum(GRANTABLE_ROLES)),
  state: z.enum(INVITATION_STATES),
  invitedBy: z.string(),
  invitedAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof invitationSchema>

const forOwners = { access: 'staff', capability: 'team:manage', module: null } as const

export const listTeam = defineEndpoint({
  ...forOwners,
  method: 'GET',
  path: 'hotel/team',
  summary: 'Members of the property and open invitations',
  response: z.object({ members: z.array(memberSchema), invitations: z.array(invitationSchema) }),
})
export type Team = z.infer<typeof listTeam.response>

export const inviteMember = defineEndpoint({
  ...forOwners,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/team/invitations',
  summary: 'Invites by e-mail; an address that waits already gets a new link and these roles',
  body: z.object({ email: invitedEmailSchema, roles: grantedRolesSchema }),
  response: invitationSchema,
  limits: MAIL_LIMITS,
})

const invitationParams = z.object({ invitationId: idSchema })

export const resendInvitation = defineEndpoint({
  ...forOwners,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/team/invitations/:invitationId/resend',
  summary: 'Sends a new link for seven days more; the old one no longer opens',
  params: invitationParams,
  response: invitationSchema,
  limits: MAIL_LIMITS,
})

export const withdrawInvitation = defineEndpoint({
  ...forOwners,
  method: 'DELETE',
  path: 'hotel/team/invitations/:invitationId',
  summary: 'Withdraws an invitation; its link no longer opens',
  params: invitationParams,
  response: z.object({}),
})

const memberParams = z.object({ userId: idSchema })

export const changeMemberRoles = defineEndpoint({
  ...forOwners,
  asksForProof: true,
  method: 'PUT',
  path: 'hotel/team/members/:userId',
  summary: 'Changes the roles of a member; the last owner keeps theirs',
  params: memberParams,
  body: z.object({ roles: grantedRolesSchema }),
  response: z.object({}),
})

export const removeMember = defineEndpoint({
  ...forOwners,
  asksForProof: true,
  method: 'DELETE',
  path: 'hotel/team/members/:userId',
  summary: 'Removes a member from the property, except its last owner',
  params: memberParams,
  response: z.object({}),
})

export const getNotificationSettings = defineEndpoint({
  method: 'GET',
  path: 'hotel/users/notifications',
  summary: 'How the signed-in person wants to hear of what is new',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  response: notificationSettingsSchema,
})

export const saveNotificationSettings = defineEndpoint({
  method: 'PUT',
  path: 'hotel/users/notifications',
  summary: 'Saves sounds and notifications of the signed-in person',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  body: notificationSettingsSchema,
  response: notificationSettingsSchema,
})

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  path: 'account/invitation/accept',
  summary: 'Somebody with an account, signed in, joins the property their link names',
  access: 'open',
  module: null,
  body: z.object({ token: invitationTokenSchema }),
  response: z.object({ propertyName: z.string() }),
  limits: MAIL_LIMITS,
})
