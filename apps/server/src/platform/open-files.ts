import { readFileSync } from 'node:fs'

/**
 * How many files, connections among them, this process may have open. Node raises its limit to the highest it may have
 * when it starts. Only Linux tells; other systems have no low limit to mind.
 */
export function openFilesLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Of the files a process may have open, those that are no connection of a client. */
const OTHER_FILES = { share: 0.1, least: 200 }

/** How many clients may be connected at once; null where the system sets no limit. */
export function connectionsFor(openFiles: number): number | null {
  if (!Number.isFinite(openFiles)) return null
  const others = Math.max(OTHER_FILES.least, Math.ceil(openFiles * OTHER_FILES.share))
  return Math.max(1, openFiles - others)
}
