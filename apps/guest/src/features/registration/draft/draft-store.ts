import { DRAFT_MINUTES } from '@innkeeper/domain/registration/constants.ts'
import { DRAFT_PREFIX, draftName } from './draft-name.ts'
import { newKey, openText, type SealedText, sealText } from './sealed-text.ts'

const KEY_NAME = 'registration-draft-key'
const LIFE_MS = DRAFT_MINUTES * 60_000
/** Drafts of another shape are not read. */
const SHAPE = 2

type Stored = SealedText & { at: number }
type Device = {
  local: () => Storage
  session: () => Storage
  /** `subtle` is missing where the page is not reached safely: nothing is kept there. */
  crypto: Pick<Crypto, 'subtle' | 'getRandomValues'>
  now: () => number
}

export type DraftStore<T> = ReturnType<typeof createDraftStore<T>>

/** What was typed into one form, sealed on this device for an hour after the last change. */
export function createDraftStore<T>(device: Device, hotel: string, booking: string) {
  const name = draftName(hotel, booking)
  const canSeal = () => Boolean(device.crypto.subtle)
  // Writes happen in order, and none after the draft was removed.
  let last: Promise<unknown> = Promise.resolve()
  let round = 0

  const write = async (draft: T, changedAt: number, begun: number) => {
    const session = device.session()
    const key = session.getItem(KEY_NAME) ?? newKey(device.crypto)
    session.setItem(KEY_NAME, key)
    const text = JSON.stringify({ shape: SHAPE, draft })
    const sealed = await sealText(device.crypto, key, name, text)
    const stored: Stored = { ...sealed, at: changedAt }
    if (begun === round && device.now() - changedAt < LIFE_MS)
      device.local().setItem(name, JSON.stringify(stored))
  }
  return {
    /** Null for nothing, too old, or of another tab. */
    async read(): Promise<T | null> {
      if (!canSeal()) return null
      try {
        sweepDrafts(device)
        const stored = parsed(device.local().getItem(name))
        const key = device.session().getItem(KEY_NAME)
        if (stored === null || key === null) return null
        const text = await openText(device.crypto, key, name, stored)
        const opened = text === null ? null : (JSON.parse(text) as { shape: number; draft: T })
        return opened?.shape === SHAPE ? opened.draft : null
      } catch {
        return null
      }
    },
    /** Done when it is stored, with the moment of the last change; storage that is full or off keeps nothing. */
    write(draft: T, changedAt = device.now()): Promise<void> {
      if (!canSeal()) return Promise.resolve()
      const begun = round
      const run = last.then(() => write(draft, changedAt, begun)).catch(() => undefined)
      last = run
      return run
    },
    remove(): void {
      round++
      try {
        device.local().removeItem(name)
      } catch {
        // Storage that is switched off keeps nothing.
      }
    },
    removeOld: () => sweepDrafts(device),
    lifeMs: LIFE_MS,
  }
}

/** Removes what is older than an hour, of whichever form: nobody may come back to it. */
export function sweepDrafts({ local, now }: Pick<Device, 'local' | 'now'>): void {
  try {
    const storage = local()
    const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
    for (const name of names.filter((one) => one.startsWith(DRAFT_PREFIX))) {
      const stored = parsed(storage.getItem(name))
      const age = now() - (stored?.at ?? 0)
      if (stored === null || age >= LIFE_MS || age < 0) storage.removeItem(name)
    }
  } catch {
    // Storage that is switched off keeps nothing.
  }
}

function parsed(text: string | null): Stored | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null
    const isWhole =
      typeof stored?.at === 'number' && typeof stored.iv === 'string' && typeof stored.data === 'string'
    return isWhole ? (stored as Stored) : null
  } catch {
    return null
  }
}
