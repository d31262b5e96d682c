import { moduleNameSchema } from '@innkeeper/domain/modules/schema.ts'
import { roleSchema } from '@innkeeper/domain/team/roles.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** Claims of the signed-in user (spec 3): `admin` is the active property. */
export const claimsSchema = z.object({
  admin: z.string(),
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(roleSchema),
})
export type Claims = z.infer<typeof claimsSchema>

export const getSession = defineEndpoint({
  method: 'GET',
  path: 'hotel/session',
  summary: 'Who is signed in, for which property',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  response: z.object({
    claims: claimsSchema,
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
  }),
})
export type StaffSession = z.infer<typeof getSession.response>

export const getStaffLive = defineEndpoint({
  method: 'GET',
  path: 'hotel/live',
  summary: 'Server-sent events for staff of the active property',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  response: 'stream',
})
