import { InvalidFileKeyError } from './port.ts'

const MAX_KEY_LENGTH = 200
const MAX_SEGMENTS = 6

// No leading dot (hidden files, `..`) and no trailing dot (Windows drops it, so two keys would be one file).
const SEGMENT = /^[A-Za-z0-9_-](?:[A-Za-z0-9._-]*[A-Za-z0-9_-])?$/

/** Splits a key into its path segments and refuses everything that could leave the storage folder. */
export function fileKeySegments(key: string): string[] {
  const segments = key.split('/')
  const valid =
    key.length <= MAX_KEY_LENGTH && segments.length <= MAX_SEGMENTS && segments.every((s) => SEGMENT.test(s))
  if (!valid) throw new InvalidFileKeyError()
  return segments
}
