import * as z from 'zod/mini'
import { type Alt, altSchema } from './file-schema.ts'

const storedAltSchema = z.object({ version: z.literal(1), texts: altSchema })
/** How the words of a picture lie in the database. */
export type StoredAlt = z.infer<typeof storedAltSchema>

/** Reads stored words of any version; what does not parse counts as not written. */
export function upgradeAlt(stored: unknown): Alt {
  const parsed = storedAltSchema.safeParse(stored)
  return parsed.success ? parsed.data.texts : {}
}

export function storeAlt(texts: Alt): StoredAlt {
  return { version: 1, texts }
}
