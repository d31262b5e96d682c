import {
  type Choices,
  choicesSchema,
  FIRST_CHOICES,
  type Mapping,
  mappingSchema,
} from '@innkeeper/domain/integrations/choices.ts'
import { PMS_KINDS, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import * as z from 'zod/mini'
import type { PmsCredentials } from '../../platform/pms/adapters.ts'
import type { PmsHouse } from '../../platform/pms/port.ts'

export type StoredSettings = {
  version: 1
  choices: Choices
  /** What somebody said; the rest goes by name. */
  chosen: Mapping
  /** Since when orders are posted: earlier ones were put on the bill by hand. */
  postsSince: string | null
  /** Since when registrations are sent: earlier ones were typed in by hand. */
  registersSince: string | null
}
const settingsSchema = z.object({
  version: z.literal(1),
  choices: choicesSchema,
  chosen: mappingSchema,
  postsSince: z.nullable(z.string()),
  registersSince: z._default(z.nullable(z.string()), null),
})

export const FIRST_SETTINGS: StoredSettings = {
  version: 1,
  choices: FIRST_CHOICES,
  chosen: { units: {}, categories: {} },
  postsSince: null,
  registersSince: null,
}

export function readSettings(stored: unknown): StoredSettings {
  return settingsSchema.parse(stored)
}

const houseSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  units: z.array(z.object({ id: z.string(), name: z.string(), categoryId: z.nullable(z.string()) })),
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  services: z.array(z.string()),
})

export const storedHouse = (house: PmsHouse) => ({ version: 1 as const, ...house })

export function readHouse(stored: unknown): PmsHouse {
  return houseSchema.parse(stored)
}

/** What is sealed: the keys, and the unguessable part of the webhook's address. */
export type Sealed = { keys: PmsCredentials; hookToken: string }

export function readSealed(system: PmsSystem, opened: Buffer): Sealed {
  const secrets = Object.fromEntries(PMS_KINDS[system].secrets.map((name) => [name, z.string()]))
  const schema = z.object({ keys: z.object({ ...secrets, isTest: z.boolean() }), hookToken: z.string() })
  return schema.parse(JSON.parse(opened.toString('utf8'))) as Sealed
}
