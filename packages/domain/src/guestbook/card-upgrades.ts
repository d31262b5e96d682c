import * as z from 'zod/mini'
import { type Card, cardSchema } from './card-schema.ts'
import { CARD_VERSION } from './constants.ts'

/** From version N to N + 1; the first shape is 1, so there is none yet. */
const upgrades: Record<number, (stored: Record<string, unknown>) => Record<string, unknown>> = {}

/** A stored card of any known version as today's card, or null when it is not one. */
export function upgradeCard(stored: unknown): Card | null {
  if (typeof stored !== 'object' || stored === null) return null
  let shape = stored as Record<string, unknown>
  for (let version = Number(shape.version); version < CARD_VERSION; version++) {
    const upgrade = upgrades[version]
    if (!upgrade) return null
    shape = upgrade(shape)
  }
  const parsed = z.safeParse(cardSchema, shape)
  return parsed.success ? parsed.data : null
}
