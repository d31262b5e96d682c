import type { Answers } from '../wizard/answers.ts'
import { createDraftStore } from './draft-store.ts'

export type FormDraft = ReturnType<typeof createFormDraft>

/** The draft of one form on this device. */
export const createFormDraft = (hotel: string, booking: string) =>
  createDraftStore<Answers>(
    { local: () => localStorage, session: () => sessionStorage, crypto, now: Date.now },
    hotel,
    booking,
  )

const QUIET = 'registration-draft-quiet'
let keep: (() => Promise<void>) | null = null
let isQuiet: boolean | null = null

/** The form that is open says how what was typed is kept at once. Answers how to stop. */
export function onKeepDraft(write: () => Promise<void>): () => void {
  keep = write
  return () => {
    if (keep === write) keep = null
  }
}

/** Keeps what was typed for the same page in another language, which then says nothing about it. */
export async function keepDraftForReload(): Promise<void> {
  try {
    sessionStorage.setItem(QUIET, 'yes')
  } catch {
    // Without storage nothing comes back.
  }
  await keep?.()
}

/** Whether the page was loaded anew by a choice of language, not by somebody who comes back. */
export function isQuietReturn(): boolean {
  if (isQuiet !== null) return isQuiet
  try {
    isQuiet = sessionStorage.getItem(QUIET) === 'yes'
    sessionStorage.removeItem(QUIET)
  } catch {
    isQuiet = false
  }
  return isQuiet
}
