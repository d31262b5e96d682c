import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../db/errors.ts'

const SHORTEST_KEY = 32

/** The key sessions and signatures hang on: the setting, or one made at first start beside the embedded database. */
export function secretKey(given: string | undefined, dataDir: string): string {
  if (given) return given
  const file = join(dataDir, 'secret-key')
  const key = readKey(file) ?? makeKey(file, dataDir)
  if (key.length < SHORTEST_KEY) {
    throw new StartupError(
      `The secret key in ${file} is damaged.`,
      'Restore it from a backup, or remove it: everybody has to sign in again then.',
    )
  }
  return key
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Written whole under another name first: a kill leaves no half key, and of two processes one wins. */
function makeKey(file: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const descriptor = openSync(draft, 'wx', 0o600)
  try {
    writeSync(descriptor, randomBytes(32).toString('base64url'))
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readKey(file) ?? ''
}
