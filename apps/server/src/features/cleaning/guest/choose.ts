import type { StayCleaning } from '@innkeeper/api/cleaning/guest.ts'
import { type CleaningStanding, standingFor } from '@innkeeper/domain/cleaning/offer.ts'
import { type CleaningWindow, tomorrowAt, windowAt } from '@innkeeper/domain/cleaning/window.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type BookingRow, watchIdOf } from '../../guests/service.ts'
import { readSettings } from '../settings/read-settings.ts'
import { type Chosen, findChoice, saveChoice } from './choices.ts'
import { presentStay } from './present-stay.ts'

type Asked = {
  propertyId: string
  timeZone: string
  stay: BookingRow
  cardId: string
  date: string
  chosen: Chosen
  /** When it was chosen; a device without a connection sends it later. */
  chosenAt: Date
  /** When the server got the call: that moment decides, however long the answer takes. */
  now: Date
}

/** The window of a card about cleaning that this guest sees at a moment; null where there is none. */
export type CleaningWindowFor = (
  card: Pick<Asked, 'propertyId' | 'stay' | 'cardId' | 'now'>,
) => Promise<CleaningWindow | null>

const REFUSED = {
  early: 'cleaning/not-here',
  over: 'cleaning/not-here',
  departs: 'cleaning/departs',
  forced: 'cleaning/forced',
} as const satisfies Record<Exclude<CleaningStanding, 'open'>, string>

type Dependencies = { db: Database; cleaningWindowFor: CleaningWindowFor }

/** Takes what a guest wants of tomorrow; the same once more is the same, whatever the hour is by then. */
export function createChoose({ db, cleaningWindowFor }: Dependencies) {
  return async (asked: Asked): Promise<StayCleaning> => {
    const window = await cleaningWindowFor(asked)
    return db.tenant(asked.propertyId, (tx) => choose(tx, asked, window))
  }
}
export type Choose = ReturnType<typeof createChoose>

async function choose(tx: Tx, asked: Asked, window: CleaningWindow | null): Promise<StayCleaning> {
  const { propertyId, timeZone, stay, cardId, date, chosen, chosenAt, now } = asked
  const tomorrow = tomorrowAt(now.getTime(), timeZone)
  const settings = await readSettings(tx, propertyId)
  const day = { propertyId, bookingId: stay.id, day: date }
  const stored = await findChoice(tx, day)
  // The answer to the first try was lost, and the guest's device asks again.
  if (stored?.choice === chosen.choice && stored.note === chosen.note) {
    const known = date === tomorrow ? stored : await findChoice(tx, { ...day, day: tomorrow })
    return presentStay(stay, tomorrow, { settings, chosen: known })
  }
  if (date !== tomorrow)
    throw new AppError('cleaning/other-day', 'That day is not tomorrow.', { date: tomorrow })
  const standing = standingFor(stay, tomorrow, settings)
  if (standing !== 'open') throw new AppError(REFUSED[standing], 'There is nothing to choose for this day.')
  if (!window) throw new AppError('cleaning/card-unknown', 'There is no such box for this guest now.')
  if (!windowAt(window, now.getTime(), timeZone).isOpen) {
    const { opens: start, closes: end } = window
    throw new AppError('cleaning/window-closed', 'The hours of this box are over.', { start, end })
  }
  await saveChoice(tx, day, { ...chosen, cardId, chosenAt })
  await emit(tx, propertyId, 'cleaning.changed', { day: date })
  await emit(tx, propertyId, 'stay.changed', { watchIds: [watchIdOf(stay.linkKey)] })
  return presentStay(stay, tomorrow, { settings, chosen: await findChoice(tx, day) })
}
