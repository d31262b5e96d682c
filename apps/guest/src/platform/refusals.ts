import { CallError } from '@innkeeper/api/client.ts'
import { needVersion } from './newer-version.tsx'

/** Refusals that tell something about the property as a whole: it, or a module of it, is closed now. */
const CLOSED: readonly string[] = ['property/inactive', 'property/unknown', 'module/not-available']

const listeners = new Set<() => void>()

/** Hears why a call was refused, whichever it was. */
export function noteRefusal(error: unknown): void {
  if (!(error instanceof CallError)) return
  if (error.code === 'client/too-old') needVersion()
  if (CLOSED.includes(error.code)) for (const closed of listeners) closed()
}

/** Tells when a refusal says that something of the property has closed. Answers how to stop. */
export function onClosed(closed: () => void): () => void {
  listeners.add(closed)
  return () => listeners.delete(closed)
}
