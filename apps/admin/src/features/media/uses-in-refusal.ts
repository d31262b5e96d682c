import { CallError } from '@innkeeper/api/client.ts'
import { type MediaUse, mediaUseSchema } from '@innkeeper/api/media.ts'
import * as z from 'zod/mini'

const detailsSchema = z.object({ uses: z.array(mediaUseSchema) })

/** The places a refused deletion names; none when it was refused for something else. */
export function usesInRefusal(error: unknown): MediaUse[] {
  if (!(error instanceof CallError) || error.code !== 'media/in-use') return []
  const parsed = z.safeParse(detailsSchema, error.details)
  return parsed.success ? parsed.data.uses : []
}
