import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../db/errors.ts'
import { writeWhole } from './key-file.ts'
import type { KeyRing, WrappingKey } from './port.ts'

const SHORTEST_KEY = 32

/** Made of what an operator wrote; its id says nothing of it. */
export function wrappingKey(words: string): WrappingKey {
  const key = Buffer.from(hkdfSync('sha256', words, '', 'innkeeper guest data', 32))
  return { id: createHash('sha256').update('key id').update(key).digest('hex').slice(0, 16), key }
}

/** Keys from the environment: the one in use, and the one before it while rows are wrapped anew. */
export function keysFromSettings(current: string, before: string | undefined): KeyRing {
  const keys = [wrappingKey(current), ...(before ? [wrappingKey(before)] : [])]
  return {
    current: () => first(keys),
    find: (id) => keys.find((key) => key.id === id) ?? null,
    all: () => keys,
  }
}

export const keyFileIn = (dataDir: string): string => join(dataDir, 'guest-data-key')

/**
 * Keys in a file, one to a line, the one in use first; made when there is none. It is read again when a row names a key
 * that is not known, and when it was changed: another process may have added one.
 */
export function keysFromFile(file: string): KeyRing {
  let keys = readKeys(file) ?? makeFirst(file)
  let readAt = changedAt(file)

  function refresh(): void {
    const now = changedAt(file)
    if (now === readAt) return
    keys = readKeys(file) ?? keys
    readAt = now
  }

  return {
    current() {
      refresh()
      return first(keys)
    },
    find(id) {
      const known = keys.find((key) => key.id === id)
      if (known) return known
      refresh()
      return keys.find((key) => key.id === id) ?? null
    },
    all() {
      refresh()
      return keys
    },
  }
}

function changedAt(file: string): number {
  try {
    return statSync(file).mtimeMs
  } catch {
    return 0
  }
}

function first(keys: readonly WrappingKey[]): WrappingKey {
  const [key] = keys
  if (!key) throw new Error('a key ring has at least one key')
  return key
}

/** Null where there is no file. */
export function readKeyLines(file: string): string[] | null {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function readKeys(file: string): WrappingKey[] | null {
  const lines = readKeyLines(file)
  if (lines === null) return null
  if (lines.length === 0 || lines.some((line) => line.length < SHORTEST_KEY)) {
    throw new StartupError(
      `The key of guests’ registrations in ${file} is damaged.`,
      'Restore it from a backup: without it no registration can be read.',
    )
  }
  return lines.map(wrappingKey)
}

export const newKeyLine = (): string => randomBytes(32).toString('base64url')

function makeFirst(file: string): WrappingKey[] {
  writeWhole(file, [newKeyLine()], { onlyIfNew: true })
  return readKeys(file) ?? []
}
