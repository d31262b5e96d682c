/*
 * Whether this page is a saved copy. The worker writes into the page when it was saved; the mark goes as soon as
 * the server has been reached again and what is shown is fresh.
 */
const listeners = new Set<() => void>()

/** When the copy shown was saved, in milliseconds; null for a page that is no copy. */
export function savedAt(): number | null {
  return Number(globalThis.document?.documentElement.dataset.savedAt) || null
}

export function followSavedCopy(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The page is no longer a copy of an earlier one. */
export function endSavedCopy(): void {
  delete document.documentElement.dataset.savedAt
  for (const changed of listeners) changed()
}
