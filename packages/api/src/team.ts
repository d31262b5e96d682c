import { CATEGORY_MAX } from '@innkeeper/domain/orders/constants.ts'
import {
  INVITATION_STATES,
  invitationTokenSchema,
  invitedEmailSchema,
} from '@innkeeper/domain/team/invitations.ts'
import { notificationSettingsSchema } from '@innkeeper/domain/team/notification-settings.ts'
import { GRANTABLE_ROLES, grantedRolesSchema, roleSchema } from '@innkeeper/domain/team/roles.ts'
import { FILTER_NAME_MAX, filteredListSchema, filtersSchema } from '@innkeeper/domain/team/saved-filters.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

const idSchema = z.string().check(z.minLength(1), z.maxLength(60))
/** More than any menu has. */
const MAX_CATEGORIES = 100
/** A person sends few; a mailing is refused. */
const MAIL_LIMITS = { bodyBytes: 4096, callsPerMinute: 20 }

/** Categories of products whose requests a member answers, asked for with the role `kitchen`. */
const categoriesSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(CATEGORY_MAX)))
  .check(z.maxLength(MAX_CATEGORIES))
const grantedSchema = { roles: grantedRolesSchema, categories: z._default(categoriesSchema, []) }

export const memberSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** The address that is to replace it once a link sent there was followed. */
  pendingEmail: z.nullable(z.string()),
  /** Names the person’s picture; null without one. */
  picture: z.nullable(z.string()),
  roles: z.array(roleSchema),
  /** Of products: whose requests the member answers as the kitchen. */
  categories: z.array(z.string()),
  joinedAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  hasSecondFactor: z.boolean(),
})
export type Member = z.infer<typeof memberSchema>

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(z.enum(GRANTABLE_ROLES)),
  categories: z.array(z.string()),
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
  body: z.object({ email: invitedEmailSchema, ...grantedSchema }),
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

/** A link with which somebody acts as the person it is for: shown once, to be handed over. */
const handedLinkSchema = z.object({ link: z.string(), expiresAt: z.string() })
export type HandedLink = z.infer<typeof handedLinkSchema>

export const makeInvitationLink = defineEndpoint({
  ...forOwners,
  asksForProof: true,
  isForPeople: true,
  method: 'POST',
  path: 'hotel/team/invitations/:invitationId/link',
  summary: 'A new link to hand over, where mail does not leave the installation; the old one no longer opens',
  params: invitationParams,
  response: handedLinkSchema,
  limits: MAIL_LIMITS,
})

const memberParams = z.object({ userId: idSchema })

export const changeMemberRoles = defineEndpoint({
  ...forOwners,
  asksForProof: true,
  method: 'PUT',
  path: 'hotel/team/members/:userId',
  summary: 'Changes the roles of a member; the last owner keeps theirs',
  params: memberParams,
  body: z.object(grantedSchema),
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

export const makeResetLink = defineEndpoint({
  ...forOwners,
  asksForProof: true,
  isForPeople: true,
  method: 'POST',
  path: 'hotel/team/members/:userId/resetLink',
  summary: 'A link for a new password to hand over, where mail does not leave the installation',
  params: memberParams,
  response: handedLinkSchema,
  limits: MAIL_LIMITS,
})

export const makeEmailLink = defineEndpoint({
  ...forOwners,
  asksForProof: true,
  isForPeople: true,
  method: 'POST',
  path: 'hotel/team/members/:userId/emailLink',
  summary:
    'A link to hand over that confirms the new address a member asked for, where mail does not leave the installation',
  params: memberParams,
  response: handedLinkSchema,
  limits: MAIL_LIMITS,
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

export const savedFilterSchema = z.object({
  id: z.string(),
  list: filteredListSchema,
  name: z.string(),
  filters: filtersSchema,
})
export type SavedFilter = z.infer<typeof savedFilterSchema>

const own = { access: 'staff', capability: 'property:enter', module: null } as const

export const listSavedFilters = defineEndpoint({
  ...own,
  method: 'GET',
  path: 'hotel/users/savedFilters',
  summary: 'The views of lists that the signed-in person gave a name',
  response: z.object({ items: z.array(savedFilterSchema) }),
})

export const saveFilter = defineEndpoint({
  ...own,
  method: 'POST',
  path: 'hotel/users/savedFilters',
  summary: 'Gives a view of a list a name; a name that is there already gets these filters',
  body: z.object({
    list: filteredListSchema,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(FILTER_NAME_MAX)),
    filters: filtersSchema,
  }),
  response: savedFilterSchema,
})

export const deleteSavedFilter = defineEndpoint({
  ...own,
  method: 'DELETE',
  path: 'hotel/users/savedFilters/:id',
  summary: 'Forgets a view of the signed-in person',
  params: z.object({ id: idSchema }),
  response: z.object({}),
})
