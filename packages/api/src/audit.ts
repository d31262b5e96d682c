import { auditActionSchema } from '@innkeeper/domain/audit/actions.ts'
import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

export const AUDIT_PAGE_SIZE = 50

export const auditQuerySchema = z.object({
  search: z._default(z.string().check(z.maxLength(100)), ''),
  action: z.optional(auditActionSchema),
  /** The id of the person who did it. */
  actor: z.optional(z.string().check(z.maxLength(60))),
  /** Days of the property, both included. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
})
export type AuditQuery = z.infer<typeof auditQuerySchema>

export const auditItemSchema = z.object({
  id: z.string(),
  at: z.string(),
  actorId: z.nullable(z.string()),
  actorName: z.string(),
  action: auditActionSchema,
  subject: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
})
export type AuditItem = z.infer<typeof auditItemSchema>

export const listAudit = defineEndpoint({
  method: 'GET',
  path: 'hotel/audit',
  summary: 'What was done in the property and by whom, newest first',
  access: 'staff',
  capability: 'audit:read',
  module: null,
  query: auditQuerySchema,
  response: z.object({
    items: z.array(auditItemSchema),
    /** Who did anything that is in the log, for choosing one of them. */
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
})
