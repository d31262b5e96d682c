import * as z from 'zod/mini'
import { MODULES, PLANS } from './module-names.ts'

export const moduleNameSchema = z.enum(MODULES)
export const planSchema = z.enum(PLANS)

const instantSchema = z.iso.datetime()

export const moduleConfigSchema = z.object({
  enabled: z.boolean(),
  trialStart: z.nullable(instantSchema),
  trialEnd: z.nullable(instantSchema),
})
export type ModuleConfig = z.infer<typeof moduleConfigSchema>

export const trialStatusSchema = z.enum(['NA', 'Active', 'Expired'])
export type TrialStatus = z.infer<typeof trialStatusSchema>
