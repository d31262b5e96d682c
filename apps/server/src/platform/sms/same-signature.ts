import { timingSafeEqual } from 'node:crypto'

/** Compares without telling by its time how much of it is right. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
