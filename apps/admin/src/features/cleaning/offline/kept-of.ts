import type { Owner } from '../marks/kept-mark.ts'
import { KEPT_OF } from './kept-names.ts'

type Names = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const wordOf = ({ userId, propertyId }: Owner) => `${userId} ${propertyId}`

/** Whose copies lie on this device, if any; storage that is switched off has none. */
export function isKeptOf(owner: Owner, names: () => Names = () => localStorage): boolean {
  return keptOf(names) === wordOf(owner)
}

export function isAnythingKept(names?: () => Names): boolean {
  return keptOf(names) !== null
}

export function noteKeptOf(owner: Owner, names: () => Names = () => localStorage): void {
  quietly(() => names().setItem(KEPT_OF, wordOf(owner)))
}

export function noteNothingKept(names: () => Names = () => localStorage): void {
  quietly(() => names().removeItem(KEPT_OF))
}

function keptOf(names: () => Names = () => localStorage): string | null {
  return quietly(() => names().getItem(KEPT_OF)) ?? null
}

function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
