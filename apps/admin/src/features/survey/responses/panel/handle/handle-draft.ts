import { CallError } from '@innkeeper/api/client.ts'
import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'

/** What somebody sets about a response, and the revision it is based on. */
export type HandleDraft = { revision: number; note: string; ownerId: string | null }

type Known = Pick<SurveyResponse, 'revision' | 'note' | 'owner'>

export const draftOf = ({ revision, note, owner }: Known): HandleDraft => ({
  revision,
  note,
  ownerId: owner?.id ?? null,
})

/** Whether anything was typed or chosen that the response does not say. */
export const isChanged = (draft: HandleDraft, known: Known): boolean =>
  draft.note.trim() !== known.note || draft.ownerId !== (known.owner?.id ?? null)

/** A colleague's version comes in while nothing was typed; else what was typed stays, and saving tells of theirs. */
export function withNews(draft: HandleDraft, before: Known, now: Known): HandleDraft {
  return isChanged(draft, before) ? draft : draftOf(now)
}

/** Who was faster; the name is empty where they left a note and did not handle it. */
export type Conflict = { by: string; at: string | null }

/** Null for every other failure. */
export function conflictIn(error: unknown): Conflict | null {
  if (!(error instanceof CallError) || error.code !== 'survey/handled') return null
  const { by, at } = (error.details ?? {}) as { by?: unknown; at?: unknown }
  return { by: typeof by === 'string' ? by : '', at: typeof at === 'string' ? at : null }
}

/** Their note with the own one below it; either alone where the other says nothing more. */
export function bothNotes(theirs: string, own: string): string {
  const said = own.trim()
  if (theirs.includes(said)) return theirs
  return theirs === '' ? said : `${theirs}\n\n${said}`
}
