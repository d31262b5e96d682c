import { singleLine } from '../single-line.ts'

export const FILE_NAME_MAX = 120

/**
 * Characters that are not seen and lead people astray: with those that turn the direction of writing,
 * `invoice<U+202E>fdp.exe` is read as `invoiceexe.pdf`. Control and zero-width ones, halves of characters and those that
 * every font draws as it likes go with them.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu

/** A name as it may be stored, shown and sent: nothing hidden, no folders, bounded; empty where nothing is left. */
export function shownFileName(name: string): string {
  const line = singleLine(name.replace(HIDDEN, '').replace(/[\\/]/g, '-'))
  const shown = [...line].slice(0, FILE_NAME_MAX).join('').trim()
  // Two names that every folder has.
  return shown === '.' || shown === '..' ? '' : shown
}

/** The name of a file that is sent to us; some programs name its folders too. */
export function uploadedFileName(given: string): string {
  return shownFileName(given.split(/[\\/]/).at(-1) ?? '')
}
