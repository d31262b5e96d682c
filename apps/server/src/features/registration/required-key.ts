import type { Settings } from '../../platform/config/schema.ts'
import { StartupError } from '../../platform/db/errors.ts'
import type { Database, DatabaseLogger } from '../../platform/db/port.ts'
import { keyFileIn } from '../../platform/sealed-data/key-ring.ts'
import { openKeyRing } from '../../platform/sealed-data/open-key-ring.ts'
import { countUnderLostKeys, isKeyMissing } from './lost-keys.ts'

type Installation = {
  db: Database
  settings: Settings
  log: Pick<DatabaseLogger, 'warn'>
  /** The ids of all properties. */
  houses: readonly string[]
}

const IF_LOST = 'if it is lost for good, GUEST_DATA_KEY_LOST=1 starts without what it sealed.'

/**
 * Refuses a start without a key that registrations are under: they could not be read, and new ones would be sealed with
 * a key nobody meant. An operator who has lost it says so, and is told how much is lost.
 */
export async function requireGuestDataKey({ db, settings, log, houses }: Installation): Promise<void> {
  const keyIds = openKeyRing(settings)
    .all()
    .map(({ id }) => id)
  if (!(await isKeyMissing(db, houses, keyIds))) return
  if (!settings.GUEST_DATA_KEY_LOST) throw refusalFor(settings)
  const count = await countUnderLostKeys(db, houses, keyIds)
  log.warn(
    { count },
    'GUEST_DATA_KEY_LOST: registrations and pictures under a key that is not there cannot be read.',
  )
}

function refusalFor({ GUEST_DATA_KEY, GUEST_DATA_KEY_FILE, DATA_DIR }: Settings): StartupError {
  if (GUEST_DATA_KEY)
    return new StartupError(
      'GUEST_DATA_KEY is not the key guests’ registrations are sealed with.',
      `Put the right key back, or name it in GUEST_DATA_KEY_BEFORE; ${IF_LOST}`,
    )
  return new StartupError(
    `The key file ${GUEST_DATA_KEY_FILE ?? keyFileIn(DATA_DIR)} lacks the key guests’ registrations are sealed with (GUEST_DATA_KEY_FILE).`,
    `Put the right file back; ${IF_LOST}`,
  )
}
