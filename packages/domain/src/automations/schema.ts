import * as z from 'zod/mini'
import { clockSchema } from '../calendar-schema.ts'
import { publicIdSchema } from '../ids.ts'
import { SKIP_REASONS } from '../messaging/constants.ts'
import { MAILING_PURPOSES, messageContentSchema } from '../messaging/mailing-schema.ts'
import type { ModuleName } from '../modules/module-names.ts'
import { singleLine } from '../single-line.ts'

const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/** What sets an automation off for a stay; clock times are those of the property. */
export const triggerSchema = z.discriminatedUnion('on', [
  z.object({ on: z.literal('booking created') }),
  z.object({ on: z.literal('days before arrival'), days: count(0, 365), at: clockSchema }),
  z.object({ on: z.literal('hours before arrival'), hours: count(1, 72) }),
  z.object({ on: z.literal('check-in') }),
  /** The day of arrival is day 1. */
  z.object({ on: z.literal('day of stay'), day: count(1, 60), at: clockSchema }),
  z.object({ on: z.literal('hours after check-out'), hours: count(0, 72) }),
  z.object({ on: z.literal('days after check-out'), days: count(0, 365), at: clockSchema }),
  z.object({ on: z.literal('registration missing'), days: count(0, 60), at: clockSchema }),
  z.object({ on: z.literal('order placed') }),
  z.object({ on: z.literal('low survey score'), upTo: count(0, 10) }),
])
export type Trigger = z.infer<typeof triggerSchema>
export type TriggerKind = Trigger['on']

/** What a property needs beside automations for a trigger to come. */
export const TRIGGER_MODULES: Partial<Record<TriggerKind, ModuleName>> = {
  'registration missing': 'registrationForms',
  'low survey score': 'guestFeedback',
}

/** In the order staff read them. */
export const TRIGGER_KINDS = [
  'booking created',
  'days before arrival',
  'hours before arrival',
  'registration missing',
  'check-in',
  'day of stay',
  'order placed',
  'hours after check-out',
  'days after check-out',
  'low survey score',
] as const satisfies readonly TriggerKind[]

/** Whether the guest has sent the registration form. */
export const REGISTRATION_CHOICES = ['sent', 'missing'] as const

/** Empty lists ask for nothing. */
export const onlyIfSchema = z.object({
  targetGroupIds: z.array(publicIdSchema).check(z.maxLength(50)),
  /** Whoever is in one of these gets nothing. */
  exceptTargetGroupIds: z.array(publicIdSchema).check(z.maxLength(50)),
  unitCategoryIds: z.array(publicIdSchema).check(z.maxLength(50)),
  /** Codes of the guests' languages. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(20)),
  /** Null for both. */
  registration: z._default(z.nullable(z.enum(REGISTRATION_CHOICES)), null),
})
export type OnlyIf = z.infer<typeof onlyIfSchema>

/** All guests. */
export const NO_CONDITIONS: OnlyIf = {
  targetGroupIds: [],
  exceptTargetGroupIds: [],
  unitCategoryIds: [],
  languages: [],
  registration: null,
}

export const WAIT_UNITS = ['minutes', 'hours', 'days'] as const
export const waitSchema = z.object({ amount: count(1, 365), unit: z.enum(WAIT_UNITS) })
export type Wait = z.infer<typeof waitSchema>

export const stepSchema = z.object({
  /** Stays with the step when others come before it: what was sent is known by it. */
  key: count(1, 999),
  /** After the step before it; null for the first, which goes with the trigger. */
  wait: z.nullable(waitSchema),
  purpose: z.enum(MAILING_PURPOSES),
  content: messageContentSchema,
})
export type AutomationStep = z.infer<typeof stepSchema>

/** Why a step was not done, beside what keeps a message from its guest. */
export const STEP_SKIP_REASONS = [
  ...SKIP_REASONS,
  'booked-late',
  'too-late',
  'conditions',
  'template-gone',
  'module-off',
  'no-text',
] as const
export type StepSkipReason = (typeof STEP_SKIP_REASONS)[number]

export const STEPS_MAX = 6
export const AUTOMATIONS_MAX = 50
/** What becomes of a stay that is booked when its moment has passed. */
export const LATE_CHOICES = ['at once', 'not at all'] as const

export const automationSchema = z.object({
  name: z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(100)),
  trigger: triggerSchema,
  onlyIf: onlyIfSchema,
  late: z.enum(LATE_CHOICES),
  steps: z.array(stepSchema).check(
    z.minLength(1),
    z.maxLength(STEPS_MAX),
    z.refine((steps) => steps.every((step, place) => (step.wait === null) === (place === 0))),
    z.refine((steps) => new Set(steps.map(({ key }) => key)).size === steps.length),
  ),
})
export type Automation = z.infer<typeof automationSchema>

/** A key no step has had; those of deleted steps are not given again while a later one stands. */
export const nextStepKey = (steps: readonly Pick<AutomationStep, 'key'>[]): number =>
  Math.max(0, ...steps.map(({ key }) => key)) + 1
