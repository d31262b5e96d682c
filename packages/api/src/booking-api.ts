import { TOKEN_SCOPES, tokenNameSchema } from '@innkeeper/domain/booking-api/property-token.ts'
import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

const MANAGED = { access: 'staff', capability: 'settings:manage', module: 'integrations' } as const

export const propertyTokenSchema = z.object({
  id: publicIdSchema,
  name: z.string(),
  /** The last letters of it, to tell one from another. */
  ending: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  createdByName: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  /** Whether it opens nothing any more because its day has come. */
  isExpired: z.boolean(),
})
export type PropertyToken = z.infer<typeof propertyTokenSchema>

export const listPropertyTokens = defineEndpoint({
  ...MANAGED,
  method: 'GET',
  path: 'hotel/propertyTokens',
  summary: 'The tokens of the property for its other systems, without those that were revoked',
  response: z.object({
    /** Where other systems call. */
    address: z.string(),
    tokens: z.array(propertyTokenSchema),
  }),
})

export const createPropertyToken = defineEndpoint({
  ...MANAGED,
  isForPeople: true,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/propertyTokens',
  summary: 'A token of the property for calls about bookings; answered this once',
  body: z.object({
    name: tokenNameSchema,
    /** The last day it opens anything, in the time of the property; none where it has no end. */
    lastDay: z.nullable(daySchema),
  }),
  response: z.object({ token: z.string(), propertyToken: propertyTokenSchema }),
})

export const revokePropertyToken = defineEndpoint({
  ...MANAGED,
  isForPeople: true,
  method: 'DELETE',
  path: 'hotel/propertyTokens/:tokenId',
  summary: 'Revokes a token of the property at once',
  params: z.object({ tokenId: publicIdSchema }),
  response: z.object({}),
})
