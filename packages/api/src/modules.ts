import {
  moduleConfigSchema,
  moduleNameSchema,
  planSchema,
  trialStatusSchema,
} from '@innkeeper/domain/modules/schema.ts'
import { GRANT_DAYS } from '@innkeeper/domain/modules/trial.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { hotelParamsSchema } from './properties.ts'

const modulesConfigSchema = z.record(z.string(), moduleConfigSchema)

export const getModulesConfig = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/modulesConfig',
  summary: 'Flag and trial of each module',
  access: 'guest',
  module: null,
  params: hotelParamsSchema,
  response: modulesConfigSchema,
})

export const getStaffModulesConfig = defineEndpoint({
  method: 'GET',
  path: 'hotel/modulesConfig',
  summary: 'Flag and trial of each module of the active property',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  response: modulesConfigSchema,
})

export const getPackages = defineEndpoint({
  method: 'GET',
  path: 'hotel/subscriptions/packages',
  summary: 'The plans there are, each with its modules',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  response: z.object({
    plans: z.array(z.object({ plan: planSchema, modules: z.array(moduleNameSchema) })),
  }),
})

export const subscriptionInfoSchema = z.object({
  /** The plan of the property and those it can change to (spec 3). */
  plan: planSchema,
  plans: z.array(planSchema),
  modules: z.array(
    z.object({
      module: moduleNameSchema,
      enabled: z.boolean(),
      isInPlan: z.boolean(),
      isAvailable: z.boolean(),
      trialStatus: trialStatusSchema,
      trialStart: z.nullable(z.string()),
      trialEnd: z.nullable(z.string()),
      /** Null when no trial runs. */
      trialDaysLeft: z.nullable(z.int()),
      canStartTrial: z.boolean(),
      smallestPlan: planSchema,
    }),
  ),
})
export type SubscriptionInfo = z.infer<typeof subscriptionInfoSchema>
export type ModuleSubscription = SubscriptionInfo['modules'][number]

export const getSubscriptionInfo = defineEndpoint({
  method: 'GET',
  path: 'hotel/subscriptions/module/subscriptionInfo',
  summary: 'The plan of the active property, and what it has of each module',
  access: 'staff',
  capability: 'property:enter',
  module: null,
  response: subscriptionInfoSchema,
})

export const startTrial = defineEndpoint({
  method: 'POST',
  path: 'hotel/subscriptions/trial',
  summary: 'Start the trial of a module; once per module',
  access: 'staff',
  capability: 'modules:manage',
  module: null,
  body: z.object({ module: moduleNameSchema }),
  response: subscriptionInfoSchema,
})

export const grantModule = defineEndpoint({
  method: 'PUT',
  path: 'hotel/modules/:module/grant',
  summary: 'Let the property have a module its plan does not hold; a trial that ran or runs is no hindrance',
  access: 'staff',
  capability: 'modules:grant',
  module: null,
  params: z.object({ module: moduleNameSchema }),
  body: z.object({ days: z.literal([...GRANT_DAYS]) }),
  response: subscriptionInfoSchema,
})

export const changePlan = defineEndpoint({
  asksForProof: true,
  method: 'PUT',
  path: 'hotel/subscriptions/plan',
  summary: 'Change the plan of the active property',
  access: 'staff',
  capability: 'modules:manage',
  module: null,
  body: z.object({ plan: planSchema }),
  response: subscriptionInfoSchema,
})

export const switchModule = defineEndpoint({
  asksForProof: true,
  method: 'PUT',
  path: 'hotel/modules/:module',
  summary: 'Switch a module on or off',
  access: 'staff',
  capability: 'modules:manage',
  module: null,
  params: z.object({ module: moduleNameSchema }),
  body: z.object({ enabled: z.boolean() }),
  response: subscriptionInfoSchema,
})
