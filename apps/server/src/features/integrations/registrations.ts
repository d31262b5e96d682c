import { pauseAfter } from '@innkeeper/domain/integrations/ask-spans.ts'
import type { RegisteredPerson } from '@innkeeper/domain/integrations/registered-person.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { PmsError, type PmsPort } from '../../platform/pms/port.ts'
import { registrationSubmissions } from '../registration/tables.ts'
import { emitChanged } from './health.ts'
import { findRegistrations, type OpenRegistration } from './open-registrations.ts'
import { pmsRegistrations } from './tables.ts'
import type { Trouble } from './trouble.ts'

/** Opens a sealed form; null where it is gone. */
export type PersonOfSubmission = (
  propertyId: string,
  submissionId: string,
) => Promise<RegisteredPerson | 'unreadable' | null>

type Work = {
  db: Database
  clock: Clock
  port: PmsPort
  propertyId: string
  timeZone: string
  /** Those sent before are somebody else's. */
  since: Date
  personOf: PersonOfSubmission
}
type Told = { state: 'trying' | 'done' | 'refused'; trouble: Trouble | null; nextTryAt: Date | null }

const DONE: Told = { state: 'done', trouble: null, nextTryAt: null }
const refused = (failure: Trouble['failure']): Told => ({
  state: 'refused',
  trouble: { failure, said: null },
  nextTryAt: null,
})

/**
 * Hands what guests registered with to the other system, each form once and after staff checked it. A system that is not well is left alone until
 * the next round; what it refuses waits for somebody. Its words are not kept: they may repeat a number of a passport.
 */
export async function sendRegistrations(work: Work): Promise<void> {
  const { db, clock, propertyId, timeZone, since } = work
  const wish = { now: clock.now(), timeZone, since, which: 'to be sent' } as const
  const open = await db.tenant(propertyId, (tx) => findRegistrations(tx, propertyId, wish), {
    readOnly: true,
  })
  for (const one of open) {
    const told = await tell(work, one)
    if (told) await save(work, one, told)
    if (told?.state === 'trying') return
  }
}

async function tell(
  { clock, port, propertyId, personOf }: Work,
  one: OpenRegistration,
): Promise<Told | null> {
  const person = await personOf(propertyId, one.submissionId)
  if (person === null) return null
  if (person === 'unreadable') return refused('form-unreadable')
  try {
    await port.register(one.reservationId, person)
    return DONE
  } catch (error) {
    if (!(error instanceof PmsError)) throw error
    if (!error.retryable) return refused(error.failure)
    const pauseMs = pauseAfter(one.tries + 1, error.retryAfterMs)
    const trouble = { failure: error.failure, said: null }
    return { state: 'trying', trouble, nextTryAt: new Date(clock.now().getTime() + pauseMs) }
  }
}

/** A form that was taken away meanwhile has no row to write to. */
async function save(
  { db, clock, propertyId }: Work,
  { submissionId, tries }: OpenRegistration,
  told: Told,
): Promise<void> {
  await db.tenant(propertyId, async (tx) => {
    const [there] = await tx
      .select({ id: registrationSubmissions.id })
      .from(registrationSubmissions)
      .where(isIt(propertyId, submissionId))
      .for('key share')
    if (!there) return
    const row = { ...told, tries: tries + 1, at: clock.now() }
    await tx
      .insert(pmsRegistrations)
      .values({ propertyId, submissionId, ...row })
      .onConflictDoUpdate({
        target: [pmsRegistrations.propertyId, pmsRegistrations.submissionId],
        set: row,
      })
    await emitChanged(tx, propertyId)
  })
}

const isIt = (propertyId: string, submissionId: string) =>
  and(eq(registrationSubmissions.propertyId, propertyId), eq(registrationSubmissions.id, submissionId))

/** What was refused, or waits for its next try, is sent again. */
export async function forgetRegistrations(tx: Tx, propertyId: string, bookingId: string): Promise<void> {
  const ofBooking = tx
    .select({ id: registrationSubmissions.id })
    .from(registrationSubmissions)
    .where(
      and(
        eq(registrationSubmissions.propertyId, propertyId),
        eq(registrationSubmissions.bookingId, bookingId),
      ),
    )
  await tx
    .delete(pmsRegistrations)
    .where(
      and(
        eq(pmsRegistrations.propertyId, propertyId),
        inArray(pmsRegistrations.submissionId, ofBooking),
        inArray(pmsRegistrations.state, ['trying', 'refused']),
      ),
    )
}
