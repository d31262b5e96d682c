import { randomInt } from 'node:crypto'

/** Without letters and digits that are taken for one another on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5
const CODES = 10

/** Ten codes to keep on paper, such as `k3fwm-7t2xa`, each for one sign-in. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${letters(HALF)}-${letters(HALF)}`)
}

/** A typed recovery code as it is compared, or null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.toLowerCase().replace(/[\s-]/g, '')
  return plain.length === 2 * HALF && [...plain].every((letter) => ALPHABET.includes(letter)) ? plain : null
}

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
