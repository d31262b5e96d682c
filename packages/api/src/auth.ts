import { accountNameSchema, emailSchema, newPasswordSchema } from '@innkeeper/domain/auth/account-schema.ts'
import { staffFormatsSchema } from '@innkeeper/domain/auth/staff-formats.ts'
import { moduleNameSchema } from '@innkeeper/domain/modules/schema.ts'
import { roleSchema } from '@innkeeper/domain/team/roles.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { newPropertySchema } from './properties.ts'

/** Nobody types longer ones; what is read here was typed or came from one of our links. */
const typedSchema = z.string().check(z.maxLength(200))
/** Looked up after the answer, so what no database can look up is refused before. */
const lookedUpLaterSchema = z.string().check(
  z.maxLength(200),
  z.refine((text) => !text.includes('\0')),
)
export const linkTokenSchema = z.string().check(z.minLength(20), z.maxLength(100))
const instantSchema = z.iso.datetime()
export const doneSchema = z.object({ done: z.literal(true) })

/** Calls that check a secret: few per minute and small, besides the limits per account. */
const SECRET_LIMITS = { bodyBytes: 4096, callsPerMinute: 60 }

/** Claims of the signed-in user (spec 3): `admin` is the active property. */
export const claimsSchema = z.object({
  admin: z.string(),
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(roleSchema),
})
export type Claims = z.infer<typeof claimsSchema>

const sessionSchema = z.object({
  claims: claimsSchema,
  /** What the session's events are derived from: another id is another sign-in, a later time a refresh. */
  token: z.object({ tokenId: z.string(), refreshedAt: instantSchema, expiresAt: instantSchema }),
  emailVerified: z.boolean(),
  /** Names the person’s picture; null without one. */
  picture: z.nullable(z.string()),
  formats: staffFormatsSchema,
  hasSecondFactor: z.boolean(),
  /** Only the session, the second factor and sign-out are answered until one is set up. */
  mustSetUpSecondFactor: z.boolean(),
  property: z.object({
    id: z.string(),
    name: z.string(),
    timeZone: z.string(),
    currency: z.string(),
    languages: z.array(
      z.object({ code: z.string(), index: z.int(), title: z.string(), isDefault: z.boolean() }),
    ),
    modules: z.array(moduleNameSchema),
  }),
  properties: z.array(z.object({ id: z.string(), name: z.string() })),
  isDemo: z.boolean(),
  /** Where the live events stood before any of this was read: from here on the page hears what happens. */
  liveAfter: z.string(),
  /** What the operator has set up, as far as it decides what staff can promise. */
  installation: z.object({
    /** Whether mail leaves the installation. */
    isMailConfigured: z.boolean(),
    /** Whether SMS of this property leave it. */
    isSmsConfigured: z.boolean(),
    /** Where links and QR codes lead for everybody; null while nobody has said so. */
    publicOrigin: z.nullable(z.string()),
  }),
})
export type StaffSession = z.infer<typeof sessionSchema>

const STAFF = { access: 'staff', capability: 'property:enter', module: null } as const
/** About the person's own account: also before a second factor is set up. */
const ACCOUNT = { ...STAFF, isBeforeSetUp: true } as const
/** A token that leaks must not change how its person signs in, nor tell where they are signed in. */
export const PERSON = { ...ACCOUNT, isForPeople: true } as const
const OPEN = { access: 'open', module: null } as const

export const getSession = defineEndpoint({
  ...ACCOUNT,
  method: 'GET',
  path: 'hotel/session',
  summary: 'Who is signed in, for which property',
  response: sessionSchema,
})

export const refreshSession = defineEndpoint({
  ...ACCOUNT,
  method: 'POST',
  path: 'hotel/session/refresh',
  summary: 'Lets the session last anew; the staff app does so once at its start',
  response: sessionSchema,
})

export const getStaffLive = defineEndpoint({
  ...STAFF,
  method: 'GET',
  path: 'hotel/live',
  summary: 'Server-sent events for staff of the active property',
  response: 'stream',
})

export const getAccountState = defineEndpoint({
  ...OPEN,
  method: 'GET',
  path: 'account/state',
  summary: 'Whether the installation has its first owner yet, and whether it sends mail',
  response: z.object({ hasOwner: z.boolean(), isMailConfigured: z.boolean() }),
})

export const getInvitation = defineEndpoint({
  ...OPEN,
  method: 'GET',
  path: 'account/invitation',
  summary: 'What an invitation is for',
  query: z.object({ token: linkTokenSchema }),
  response: z.object({
    propertyName: z.string(),
    email: z.string(),
    roles: z.array(roleSchema),
    hasAccount: z.boolean(),
  }),
})

export const createAccount = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: 'account/create',
  summary: 'Creates the account of an invited person and signs them in',
  limits: SECRET_LIMITS,
  body: z.object({ invitation: linkTokenSchema, name: accountNameSchema, password: newPasswordSchema }),
  response: doneSchema,
})

export const checkSetUp = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: 'account/setUp/check',
  summary: 'Whether the code of the terminal is right, and whether the first property can have this id',
  isSafe: true,
  limits: SECRET_LIMITS,
  body: z.object({ code: typedSchema, propertyId: typedSchema }),
  response: z.object({ isFree: z.boolean() }),
})

export const setUp = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: 'account/setUp',
  summary: 'Creates the first owner and the first property with the code of the terminal, and signs them in',
  limits: SECRET_LIMITS,
  body: z.object({
    code: typedSchema,
    owner: z.object({ email: emailSchema, name: accountNameSchema, password: newPasswordSchema }),
    property: newPropertySchema,
  }),
  response: doneSchema,
})

export const signIn = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: 'account/signIn',
  summary: 'Signs in, or answers a challenge for the second factor in the error’s details',
  limits: SECRET_LIMITS,
  body: z.object({ email: typedSchema, password: typedSchema }),
  response: doneSchema,
})

export const signInSecondFactor = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: 'account/signIn/secondFactor',
  summary: 'Answers a challenge with a code of the second factor or a recovery code',
  limits: SECRET_LIMITS,
  body: z.object({ challenge: linkTokenSchema, code: typedSchema }),
  response: doneSchema,
})

export const signOut = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: 'account/signOut',
  summary: 'Ends the session the cookie names, if there is one',
  limits: { bodyBytes: 1024, callsPerMinute: 240 },
  response: doneSchema,
})

export const requestPasswordReset = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: 'account/passwordReset',
  summary: 'Sends a link if the address has an account; answers the same either way',
  limits: { bodyBytes: 4096, callsPerMinute: 10 },
  body: z.object({ email: lookedUpLaterSchema }),
  response: doneSchema,
})

export const confirmPasswordReset = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: 'account/passwordReset/confirm',
  summary: 'Sets a new password with the link’s token and ends every session',
  limits: SECRET_LIMITS,
  body: z.object({ token: linkTokenSchema, password: newPasswordSchema }),
  response: doneSchema,
})

export const verifyEmail = defineEndpoint({
  ...OPEN,
  method: 'POST',
  path: 'account/verifyEmail',
  summary: 'Counts the e-mail address as verified with the link’s token, or makes it the account’s',
  limits: SECRET_LIMITS,
  body: z.object({ token: linkTokenSchema }),
  response: doneSchema,
})

export const sendEmailVerificationLink = defineEndpoint({
  ...PERSON,
  method: 'POST',
  path: 'hotel/users/sendEmailVerificationLink',
  summary: 'Sends a link that verifies the e-mail address and leads to returnUrl',
  limits: { bodyBytes: 4096, callsPerMinute: 10 },
  body: z.object({ returnUrl: z.string().check(z.maxLength(2000)) }),
  response: doneSchema,
})

export const getAccount = defineEndpoint({
  ...ACCOUNT,
  method: 'GET',
  path: 'hotel/users/account',
  summary: 'The person’s own account',
  response: z.object({
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** The address that is to replace it once a link sent there was followed. */
    pendingEmail: z.nullable(z.string()),
    hasSecondFactor: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** Until then dangerous changes need no further proof; null when they do. */
    reauthenticatedUntil: z.nullable(instantSchema),
  }),
})

export const changeAccountName = defineEndpoint({
  ...PERSON,
  method: 'PUT',
  path: 'hotel/users/account',
  summary: 'Changes the person’s name',
  body: z.object({ name: accountNameSchema }),
  response: doneSchema,
})

export const reauthenticate = defineEndpoint({
  ...PERSON,
  method: 'POST',
  path: 'hotel/users/reauthenticate',
  summary: 'Proves who one is; dangerous changes are answered for ten minutes',
  limits: SECRET_LIMITS,
  body: z.object({ password: typedSchema, code: z.optional(typedSchema) }),
  response: z.object({ reauthenticatedUntil: instantSchema }),
})

export const changePassword = defineEndpoint({
  ...PERSON,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/users/password',
  summary: 'Changes the password; ends all other sessions and API tokens',
  limits: SECRET_LIMITS,
  body: z.object({ password: newPasswordSchema }),
  response: doneSchema,
})

export const listSessions = defineEndpoint({
  ...PERSON,
  method: 'GET',
  path: 'hotel/users/sessions',
  summary: 'Where the person is signed in, the latest first',
  response: z.array(
    z.object({
      id: z.string(),
      isCurrent: z.boolean(),
      address: z.nullable(z.string()),
      userAgent: z.nullable(z.string()),
      createdAt: instantSchema,
      lastSeenAt: instantSchema,
    }),
  ),
})

export const endSessions = defineEndpoint({
  ...PERSON,
  method: 'POST',
  path: 'hotel/users/sessions/end',
  summary: 'Signs out of one session, or of all others and of API tokens; answers how many',
  body: z.object({ sessionId: z.union([z.literal('others'), typedSchema]) }),
  response: z.object({ ended: z.int() }),
})

export const generateSecondFactor = defineEndpoint({
  ...PERSON,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/users/twoFactor/generate',
  summary: 'A secret for an authenticator app; counts once a code of it was verified',
  limits: SECRET_LIMITS,
  response: z.object({ secret: z.string(), uri: z.string() }),
})

const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const verifySecondFactor = defineEndpoint({
  ...PERSON,
  method: 'POST',
  path: 'hotel/users/twoFactor/verify',
  summary: 'Sets the second factor up; answers the recovery codes this once',
  limits: SECRET_LIMITS,
  body: z.object({ code: typedSchema }),
  response: recoveryCodesSchema,
})

export const removeSecondFactor = defineEndpoint({
  ...PERSON,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/users/twoFactor/remove',
  summary: 'Removes the second factor and its recovery codes',
  response: doneSchema,
})

export const renewRecoveryCodes = defineEndpoint({
  ...PERSON,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/users/twoFactor/recoveryCodes',
  summary: 'New recovery codes; the old ones no longer work',
  response: recoveryCodesSchema,
})

const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  lastSeenAt: z.nullable(instantSchema),
  expiresAt: instantSchema,
})

export const listApiTokens = defineEndpoint({
  ...STAFF,
  isForPeople: true,
  method: 'GET',
  path: 'hotel/users/apiTokens',
  summary: 'The person’s tokens for API clients',
  response: z.array(apiTokenSchema),
})

export const createApiToken = defineEndpoint({
  ...STAFF,
  isForPeople: true,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/users/apiTokens',
  summary: 'A token for an API client with the person’s rights; answered this once',
  body: z.object({ name: accountNameSchema }),
  response: z.object({ token: z.string(), apiToken: apiTokenSchema }),
})

export const revokeApiToken = defineEndpoint({
  ...STAFF,
  isForPeople: true,
  method: 'DELETE',
  path: 'hotel/users/apiTokens/:id',
  summary: 'Revokes a token at once',
  params: z.object({ id: typedSchema }),
  response: doneSchema,
})
