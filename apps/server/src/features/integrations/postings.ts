import { pauseAfter } from '@innkeeper/domain/integrations/ask-spans.ts'
import type { PostingState } from '@innkeeper/domain/integrations/posting-step.ts'
import type { PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { PmsError, type PmsPort } from '../../platform/pms/port.ts'
import type { OrderRow } from '../orders/tables.ts'
import { emitChanged } from './health.ts'
import { findOpenPostings, type OpenPosting } from './open-postings.ts'
import { findPostingLines } from './posting-lines.ts'
import { pmsPostings } from './tables.ts'
import { type Trouble, troubleOf } from './trouble.ts'

type Work = {
  db: Database
  clock: Clock
  port: PmsPort
  propertyId: string
  system: PmsSystem
  /** Orders accepted before are somebody else's; null where none are posted. */
  since: Date | null
}
type Step = { doing: PostingState; done: PostingState; refused: PostingState }
const STEPS: Readonly<Record<OpenPosting['step'], Step>> = {
  post: { doing: 'posting', done: 'posted', refused: 'refused' },
  reverse: { doing: 'reversing', done: 'reversed', refused: 'not reversed' },
}

/** Puts accepted orders on the guest's bill there and takes cancelled ones off. */
export async function settlePostings(work: Work): Promise<void> {
  const { db, clock, propertyId, since } = work
  const open = await db.tenant(
    propertyId,
    (tx) => findOpenPostings(tx, propertyId, { now: clock.now(), since }),
    { readOnly: true },
  )
  for (const one of open) await settleOne(work, one)
}

async function settleOne(work: Work, { order, reservationId, posting, step }: OpenPosting): Promise<void> {
  const { db, clock, port, propertyId } = work
  const { doing, done, refused } = STEPS[step]
  const tries = (posting?.state === doing ? posting.tries : 0) + 1
  // Written before it is done: what the process leaves behind is asked about, not done again.
  const linked = await db.tenant(propertyId, async (tx) => {
    await savePosting(tx, work, order, { state: doing, tries })
    return step === 'post' ? findPostingLines(tx, order) : { lines: [] }
  })
  const save = (change: Change) => db.tenant(propertyId, (tx) => savePosting(tx, work, order, change))
  if ('notLinked' in linked) {
    await save({ state: refused, tries, trouble: linked.notLinked })
    return
  }
  const subject = { reference: order.id, reservationId }
  try {
    const { currency, number } = order
    if (step === 'reverse') await port.reverse(subject)
    else await port.post({ ...subject, ...linked, currency, note: `Innkeeper ${number}` })
    await save({ state: done, tries })
  } catch (error) {
    if (!(error instanceof PmsError)) throw error
    const nextTryAt = new Date(clock.now().getTime() + pauseAfter(tries, error.retryAfterMs))
    const trouble = troubleOf(error)
    await save(
      error.retryable ? { state: doing, tries, trouble, nextTryAt } : { state: refused, tries, trouble },
    )
  }
}

type Change = { state: PostingState; tries: number; trouble?: Trouble; nextTryAt?: Date }

async function savePosting(
  tx: Tx,
  { propertyId, system, clock }: Pick<Work, 'propertyId' | 'system' | 'clock'>,
  { id: orderId, revision }: OrderRow,
  { state, tries, trouble = undefined, nextTryAt = undefined }: Change,
): Promise<void> {
  const row = { state, tries, trouble: trouble ?? null, nextTryAt: nextTryAt ?? null, at: clock.now() }
  await tx
    .insert(pmsPostings)
    .values({ propertyId, orderId, system, ...row })
    .onConflictDoUpdate({ target: [pmsPostings.propertyId, pmsPostings.orderId], set: row })
  await emit(tx, propertyId, 'order.changed', { requestId: orderId, revision, categories: [] })
  await emitChanged(tx, propertyId)
}

const AGAIN: Readonly<Partial<Record<PostingState, PostingState>>> = {
  refused: 'posting',
  'not reversed': 'reversing',
  posting: 'posting',
  reversing: 'reversing',
}

/** Lets what was refused, or waits for its next try, be tried at once. Throws `order/unknown`. */
export async function tryPostingAgain(tx: Tx, propertyId: string, orderId: string): Promise<void> {
  const isIt = and(eq(pmsPostings.propertyId, propertyId), eq(pmsPostings.orderId, orderId))
  const [posting] = await tx.select().from(pmsPostings).where(isIt).for('update')
  if (!posting) throw new AppError('order/unknown', 'No such order on a bill.')
  const state = AGAIN[posting.state]
  if (state) await tx.update(pmsPostings).set({ state, nextTryAt: null }).where(isIt)
}
