import * as z from 'zod/mini'
import type { FormKind } from './form-kind.ts'

export const roomSchema = z.object({
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  name: z.string(),
  note: z.string(),
})
export type Room = z.infer<typeof roomSchema>
export type RoomDraft = Pick<Room, 'name' | 'note'>

/** A form with two fields, for tests. */
export const roomForm: FormKind<Room, RoomDraft> = {
  draftOf: ({ name, note }) => ({ name, note }),
  tidy: ({ name, note }) => ({ name: name.trim(), note: note.trim() }),
  depths: {},
  stale: { code: 'property/stale-revision', current: roomSchema },
  draftSchema: z.object({ name: z.string().check(z.minLength(1)), note: z.string() }),
}

export function sampleRoom(change: Partial<Room> = {}): Room {
  return { revision: 1, changedBy: 'Ola', name: 'Lake', note: '', ...change }
}
