import * as z from 'zod/mini'
import { TEMPLATE_VERSION } from './constants.ts'
import { type Template, templateSchema } from './template-schema.ts'

/** From version N to N + 1. */
const upgrades: Record<number, (stored: Record<string, unknown>) => Record<string, unknown>> = {
  // What an e-mail has besides its modules; what the modules got is filled in where each is read.
  1: (stored) => ({ subject: {}, preheader: {}, isMarketing: false, ...stored, version: 2 }),
}

/** A stored template of any known version as today's template, or null when it is not one. */
export function upgradeTemplate(stored: unknown): Template | null {
  if (typeof stored !== 'object' || stored === null) return null
  let shape = stored as Record<string, unknown>
  for (let version = Number(shape.version); version < TEMPLATE_VERSION; version++) {
    const upgrade = upgrades[version]
    if (!upgrade) return null
    shape = upgrade(shape)
  }
  const parsed = z.safeParse(templateSchema, shape)
  return parsed.success ? parsed.data : null
}
