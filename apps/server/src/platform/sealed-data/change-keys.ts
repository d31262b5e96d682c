import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { writeWhole } from './key-file.ts'
import { newKeyLine, readKeyLines } from './key-ring.ts'

/** Nothing that was sealed with a key is on its way to the database for so long. */
const DAY_MS = 24 * 60 * 60_000
/** Changing the file takes a moment: whoever holds it longer was killed. */
const LONGEST_HELD_MS = 10_000
const LOOK_AGAIN_MS = 50

/**
 * Puts a new key in front of the others. Answers those that were replaced more than a day ago, and may go once no row
 * names them; the file's own time says when its first key came.
 */
export function addKey(file: string): Promise<string[]> {
  return whileHeld(file, () => {
    const lines = readKeyLines(file) ?? []
    const isSettled = Date.now() - statSync(file).mtimeMs > DAY_MS
    writeWhole(file, [newKeyLine(), ...lines])
    return isSettled ? lines.slice(1) : []
  })
}

export function dropKeys(file: string, gone: readonly string[]): Promise<void> {
  return whileHeld(file, () => {
    if (gone.length === 0) return
    writeWhole(
      file,
      (readKeyLines(file) ?? []).filter((line) => !gone.includes(line)),
    )
  })
}

/** One process at a time: two that write what they read before would lose a key that rows are under. */
async function whileHeld<T>(file: string, work: () => T): Promise<T> {
  const held = `${file}.held`
  while (!take(held)) await pause(LOOK_AGAIN_MS)
  try {
    return work()
  } finally {
    rmSync(held, { force: true })
  }
}

function take(held: string): boolean {
  try {
    closeSync(openSync(held, 'wx', 0o600))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const { mtimeMs } = statSync(held, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > LONGEST_HELD_MS) rmSync(held, { force: true })
    return false
  }
}
