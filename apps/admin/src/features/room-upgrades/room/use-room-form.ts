import { saveRoomType } from '@innkeeper/api/room-upgrades.ts'
import { roomTypeSchema } from '@innkeeper/domain/room-upgrades/schema.ts'
import * as z from 'zod/mini'
import type { FormKind } from '../../../components/editing/form/form-kind.ts'
import { type RevisionForm, useRevisionForm } from '../../../components/editing/form/use-revision-form.ts'
import { type StaffRoom, useSaveRoom } from '../api.ts'
import { draftOf, type RoomDraft, tidyDraft } from './room-draft.ts'

const REST_MS = 600
const LONGEST_WAIT_MS = 3000

const roomDraftSchema = z.pick(roomTypeSchema, { pictures: true, content: true })

/** Each word of each language is merged on its own. */
export const roomForm: FormKind<StaffRoom, RoomDraft> = {
  draftOf,
  tidy: tidyDraft,
  depths: { content: 3 },
  stale: { code: 'upgrade/stale-revision', current: saveRoomType.response },
  draftSchema: roomDraftSchema,
  autosave: { delayMs: REST_MS, longestWaitMs: LONGEST_WAIT_MS, isComplete },
}

/** Whether all of it can be saved as it stands. */
export function isComplete(draft: RoomDraft): boolean {
  return z.safeParse(roomDraftSchema, tidyDraft(draft)).success
}

/** The room on screen, based on the one that was read. */
export function useRoomForm(latest: StaffRoom): RevisionForm<StaffRoom, RoomDraft> {
  const save = useSaveRoom(latest.categoryId)
  return useRevisionForm(roomForm, latest, {
    name: { form: 'room-type', id: latest.categoryId },
    send: (base, draft) => save.mutateAsync({ revision: base.revision, type: { version: 1, ...draft } }),
  })
}

export type RoomForm = ReturnType<typeof useRoomForm>
