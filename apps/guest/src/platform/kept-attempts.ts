import { type Kept, parseKept } from './attempt.ts'
import { createStoredValue, type StoredValue } from './stored-value.ts'

/** How the names of all attempts begin, whatever is ordered. */
const ATTEMPT_KEY = /^[a-z]+-attempt:/

/** The attempt under a name, for every tab of this browser. */
export function keptAttempt<Body>(key: string): StoredValue<Kept<Body> | null> {
  const stored = createStoredValue({ key, parse: (value) => value })
  return { ...stored, read: () => parseKept<Body>(stored.read(), Date.now()) }
}

/** Every attempt at a property on this device, whoever made it. */
export function keptAttempts(hotel: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => ATTEMPT_KEY.test(key) && key.split(':')[1] === hotel)
  } catch {
    // Storage that is switched off keeps nothing.
    return []
  }
}

/** They hold what a person wrote: what is too old to count goes from the device, whosever it was. */
export function forgetOldAttempts(storage: () => Storage = () => localStorage): void {
  try {
    const device = storage()
    const keys = Object.keys(device).filter((key) => ATTEMPT_KEY.test(key))
    const isOld = (key: string) => parseKept(parsed(device.getItem(key)), Date.now()) === null
    for (const key of keys.filter(isOld)) device.removeItem(key)
  } catch {
    // Storage that is switched off keeps nothing.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
