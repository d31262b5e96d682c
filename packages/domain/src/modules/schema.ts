import * as z from 'zod/mini'
import { MODULES, PLANS } from './module-names.ts'

export const moduleNameSchema = z.enum(MODULES)
export const planSchema = z.enum(PLANS)

const instantSchema = z.iso.datetime()

export const moduleConfigSchema = z.object({
  enabled: z.boolean(),
  /** Since when it is on by its flag; absent for what was on before that was written down. */
  enabledAt: z.optional(instantSchema),
  trialStart: z.nullable(instantSchema),
  trialEnd: z.nullable(instantSchema),
})
export type ModuleConfig = z.infer<typeof moduleConfigSchema>

export const trialStatusSchema = z.enum(['NA', 'Active', 'Expired'])
export type TrialStatus = z.infer<typeof trialStatusSchema>
