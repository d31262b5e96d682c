import { relative, resolve, sep } from 'node:path'
import type { Settings } from '../config/schema.ts'
import { keyFileIn, keysFromFile, keysFromSettings } from './key-ring.ts'
import type { KeyRing } from './port.ts'

type KeySettings = Pick<
  Settings,
  'GUEST_DATA_KEY' | 'GUEST_DATA_KEY_BEFORE' | 'GUEST_DATA_KEY_FILE' | 'DATA_DIR'
>

/** The keys as the operator set them; without a setting they lie in a file of the data folder. */
export function openKeyRing(settings: KeySettings): KeyRing {
  const { GUEST_DATA_KEY, GUEST_DATA_KEY_BEFORE, GUEST_DATA_KEY_FILE, DATA_DIR } = settings
  if (GUEST_DATA_KEY) return keysFromSettings(GUEST_DATA_KEY, GUEST_DATA_KEY_BEFORE)
  return keysFromFile(GUEST_DATA_KEY_FILE ?? keyFileIn(DATA_DIR))
}

/** Whether one copy of the data folder has the embedded database and the key that opens it. */
export function isKeyBesideDatabase(settings: KeySettings & Pick<Settings, 'DATABASE_URL'>): boolean {
  const { GUEST_DATA_KEY, GUEST_DATA_KEY_FILE, DATA_DIR, DATABASE_URL } = settings
  if (DATABASE_URL || GUEST_DATA_KEY) return false
  const folder = resolve(DATA_DIR)
  const [top] = relative(folder, resolve(GUEST_DATA_KEY_FILE ?? keyFileIn(DATA_DIR))).split(sep)
  return top !== '..'
}
