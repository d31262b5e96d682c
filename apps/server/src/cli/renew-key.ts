import { setTimeout as pause } from 'node:timers/promises'
import { findPropertyIds } from '../features/properties/installation.ts'
import { remarkProperty } from '../features/registration/remark.ts'
import { type Rewrapped, rewrapProperty } from '../features/registration/rewrap.ts'
import { createSealedForms } from '../features/registration/sealed-forms.ts'
import type { Settings } from '../platform/config/schema.ts'
import { StartupError } from '../platform/db/errors.ts'
import type { Database } from '../platform/db/port.ts'
import { whileAlone } from '../platform/db/while-alone.ts'
import { addKey, dropKeys } from '../platform/sealed-data/change-keys.ts'
import { keyFileIn, keysFromFile } from '../platform/sealed-data/key-ring.ts'
import { openKeyRing } from '../platform/sealed-data/open-key-ring.ts'
import type { KeyRing } from '../platform/sealed-data/port.ts'
import { createSealedData } from '../platform/sealed-data/sealed-data.ts'

/** A form that was being stored when the key came is there by then, as a rule. */
const SETTLE_MS = 5000

const RUN_AGAIN =
  'Keep GUEST_DATA_KEY_BEFORE until no node runs with the old key, then run this again: it says when it can go.'

type Renewal = {
  db: Database
  settings: Settings
  /** How far it is; names no guest. */
  tell(progress: string): void
  settleMs?: number
}

/**
 * A new key for all registrations: in a key file it is made here, in the environment the operator has set it. The key
 * before it stays until the next one, since a form may have been sealed with it and be stored only later. Of several
 * processes one does it at a time: each would take keys away that another has just put rows under. Answers what to tell
 * the operator.
 */
export const renewKey = (renewal: Renewal): Promise<string> =>
  whileAlone(renewal.db, 'rotate-key', () => renewAlone(renewal))

async function renewAlone(renewal: Renewal): Promise<string> {
  const { GUEST_DATA_KEY, GUEST_DATA_KEY_FILE, DATA_DIR } = renewal.settings
  if (GUEST_DATA_KEY) {
    const { done, unreadable } = await rewrapUntilClean(renewal, openKeyRing(renewal.settings))
    const next = done > 0 ? RUN_AGAIN : 'GUEST_DATA_KEY_BEFORE can go.'
    return `${rows(done)} now under GUEST_DATA_KEY. ${next}${lost(unreadable)}`
  }
  const file = GUEST_DATA_KEY_FILE ?? keyFileIn(DATA_DIR)
  const ring = keysFromFile(file)
  const retired = await addKey(file)
  const { done, unreadable } = await rewrapUntilClean(renewal, ring)
  await dropKeys(file, retired)
  return `${rows(done)} now under a new key, the first line of ${file}. Back the file up.${lost(unreadable)}`
}

/** Again and again until nothing is left, and once more after a while. */
async function rewrapUntilClean(renewal: Renewal, ring: KeyRing): Promise<Rewrapped> {
  const total = { done: 0, unreadable: 0 }
  for (let clean = 0; clean < 2; ) {
    const { done, unreadable } = await rewrapAll(renewal, ring)
    total.done += done
    total.unreadable = unreadable
    if (unreadable > 0 && !renewal.settings.GUEST_DATA_KEY_LOST) {
      throw new StartupError(
        `${rows(unreadable)} under a key that is not there; the others are done.`,
        'Put that key back, as GUEST_DATA_KEY_BEFORE or as a line of the key file, and run this again. If it is lost for good, set GUEST_DATA_KEY_LOST=1.',
      )
    }
    clean = done === 0 ? clean + 1 : 0
    if (clean < 2) await pause(renewal.settleMs ?? SETTLE_MS)
  }
  return total
}

async function rewrapAll({ db, tell }: Renewal, ring: KeyRing): Promise<Rewrapped> {
  const sealedData = createSealedData(ring)
  const sealedForms = createSealedForms(sealedData)
  const currentKeyId = ring.current().id
  const houses = await db.installation(findPropertyIds, { readOnly: true })
  const total = { done: 0, unreadable: 0 }
  for (const [place, id] of houses.entries()) {
    const { done, unreadable } = await rewrapProperty({ db, sealedForms, currentKeyId }, id)
    await remarkProperty({ db, sealedData, currentKeyId }, id)
    total.done += done
    total.unreadable += unreadable
    if (done > 0) tell(`${place + 1} of ${houses.length} properties: ${id}, ${rows(done)}`)
  }
  return total
}

const rows = (count: number) =>
  `${count} ${count === 1 ? 'registration or picture' : 'registrations and pictures'}`

const lost = (count: number) => (count > 0 ? ` ${rows(count)} under a lost key.` : '')
