import { automationSchema, STEP_SKIP_REASONS, TRIGGER_KINDS } from '@innkeeper/domain/automations/schema.ts'
import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { MESSAGE_CHANNELS, MESSAGE_STATES, SKIP_REASONS } from '@innkeeper/domain/messaging/constants.ts'
import { quietHoursSchema } from '@innkeeper/domain/messaging/quiet-hours.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

const AUTOMATIONS = { access: 'staff', capability: 'content:edit', module: 'automations' } as const
const automationParams = z.object({ automationId: publicIdSchema })
const revision = z.int()

const stepCountsSchema = z.object({
  sent: z.int(),
  /** No provider is set up, so they lie in the outbox of the house. */
  kept: z.int(),
  failed: z.int(),
  skipped: z.int(),
  planned: z.int(),
})

export const automationItemSchema = z.object({
  id: z.string(),
  automation: automationSchema,
  isOn: z.boolean(),
  turnedOnAt: z.nullable(z.string()),
  version: z.int(),
  revision,
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
  /** Messages and skipped steps of the last 30 days, and steps that are planned. */
  counts: stepCountsSchema,
  /** The same for each step, by its key. */
  stepCounts: z.array(z.extend(stepCountsSchema, { step: z.int() })),
  /** Why it cannot send: a template that is gone or not published, a module that is off. */
  problems: z.array(z.object({ step: z.int(), problem: z.enum(['template-gone', 'channel-off']) })),
})
export type AutomationItem = z.infer<typeof automationItemSchema>

export const STARTERS = [
  'welcome',
  'registration-reminder',
  'day-one-hello',
  'pulse',
  'checkout-thanks',
  'survey',
] as const
export type Starter = (typeof STARTERS)[number]

export const listAutomations = defineEndpoint({
  ...AUTOMATIONS,
  method: 'GET',
  path: 'hotel/automations',
  summary: 'Messages that go out by themselves',
  response: z.object({
    automations: z.array(automationItemSchema),
    /** What can set one off here: those whose features are there. */
    triggers: z.array(z.enum(TRIGGER_KINDS)),
    starters: z.array(z.enum(STARTERS)),
    quietHours: quietHoursSchema,
    /** Channels the property may send by. */
    channels: z.array(z.enum(MESSAGE_CHANNELS)),
  }),
})

export const getAutomation = defineEndpoint({
  ...AUTOMATIONS,
  method: 'GET',
  path: 'hotel/automations/:automationId',
  summary: 'One automation',
  params: automationParams,
  response: automationItemSchema,
})

export const addAutomation = defineEndpoint({
  ...AUTOMATIONS,
  method: 'POST',
  path: 'hotel/automations',
  summary: 'A new automation, off, from a starter or as it is sent',
  body: z.object({ starter: z.optional(z.enum(STARTERS)), automation: z.optional(automationSchema) }),
  response: automationItemSchema,
})

export const changeAutomation = defineEndpoint({
  ...AUTOMATIONS,
  method: 'PUT',
  path: 'hotel/automations/:automationId',
  summary: 'Change an automation; what goes out from now on is the new version',
  params: automationParams,
  body: z.object({ revision, automation: automationSchema }),
  response: automationItemSchema,
})

export const turnAutomation = defineEndpoint({
  ...AUTOMATIONS,
  method: 'POST',
  path: 'hotel/automations/:automationId/turn',
  summary: 'Turn an automation on, or pause it',
  params: automationParams,
  body: z.object({ revision, isOn: z.boolean() }),
  response: automationItemSchema,
})

export const deleteAutomation = defineEndpoint({
  ...AUTOMATIONS,
  method: 'DELETE',
  path: 'hotel/automations/:automationId',
  summary: 'Delete an automation and what it planned',
  params: automationParams,
  response: z.object({}),
})

export const DRY_RUN_DAYS = 14
/** So many of its lines are sent; counts are of all. */
export const DRY_RUN_SHOWN = 300

/** One step for one guest: what would go out, or why not. */
export const plannedStepSchema = z.object({
  bookingId: z.string(),
  /** Empty for whoever may not see guests. */
  name: z.string(),
  unit: z.nullable(z.string()),
  arrival: daySchema,
  /** Index of the property's languages. */
  language: z.int(),
  /** The key of the step. */
  step: z.int(),
  at: z.string(),
  channels: z.array(
    z.object({
      channel: z.enum(MESSAGE_CHANNELS),
      skipped: z.nullable(z.enum(SKIP_REASONS)),
      /** Later than the step where SMS wait for the end of the quiet hours. */
      goesOutAt: z.string(),
    }),
  ),
})
export type PlannedStep = z.infer<typeof plannedStepSchema>

export const dryRunAutomation = defineEndpoint({
  ...AUTOMATIONS,
  method: 'POST',
  path: 'hotel/automations/dryRun',
  summary: 'Who would get what and when in the next 14 days',
  isSafe: true,
  limits: { bodyBytes: 300_000, callsPerMinute: 60 },
  body: z.object({ automationId: z.optional(publicIdSchema), automation: automationSchema }),
  response: z.object({
    /** The first of them, by their time. */
    steps: z.array(plannedStepSchema),
    total: z.int(),
    /** Stays whose moment comes in these days, and those of them the conditions mean. */
    stays: z.object({ moment: z.int(), fit: z.int() }),
    messages: z.array(z.object({ step: z.int(), email: z.int(), sms: z.int(), skipped: z.int() })),
    days: z.array(z.object({ day: daySchema, email: z.int(), sms: z.int() })),
  }),
})

export const getAutomationHistory = defineEndpoint({
  ...AUTOMATIONS,
  method: 'GET',
  path: 'hotel/automations/:automationId/history',
  summary: 'What went to whom, and why not, the newest first',
  params: automationParams,
  query: z.object({ after: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({
    items: z.array(
      z.object({
        bookingId: z.string(),
        /** Empty for whoever may not see guests. */
        name: z.string(),
        step: z.int(),
        version: z.int(),
        at: z.string(),
        state: z.enum(['done', 'skipped']),
        reason: z.nullable(z.enum(STEP_SKIP_REASONS)),
        messages: z.array(
          z.object({ id: z.string(), channel: z.enum(MESSAGE_CHANNELS), state: z.enum(MESSAGE_STATES) }),
        ),
      }),
    ),
    next: z.nullable(z.string()),
  }),
})
