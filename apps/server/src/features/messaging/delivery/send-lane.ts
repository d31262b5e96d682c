import { backOffMs } from '@innkeeper/domain/messaging/back-off.ts'
import { GIVE_UP_HOURS } from '@innkeeper/domain/messaging/constants.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { MailError } from '../../../platform/mail/port.ts'
import { SmsError } from '../../../platform/sms/port.ts'
import { writeStanding } from '../addresses.ts'
import type { Causes } from '../causes.ts'
import { cancelMessage, deleteMessage } from '../repository.ts'
import type { MessageRow } from '../tables.ts'
import { cameToNothing, type TakeBackAsks } from '../take-back-asks.ts'
import type { Bodies } from './bodies.ts'
import type { Deliver } from './deliver.ts'
import { claimDue, type Lane, letGo, type Outcome, writeOutcomes } from './due-messages.ts'
import type { FactsWhenSent } from './facts-when-sent.ts'
import { withoutSuppressed } from './without-suppressed.ts'

const HOUR_MS = 3_600_000
/** What fails for everybody: the next ones would wait as long for the same answer. */
const HOLDS_ALL_UP: ReadonlySet<string> = new Set(['connection', 'authentication', 'rate-limited'])

/** The provider has it from whoever owns the phone: nothing more is sent there. */
const STOPPED = 'stopped'

type Dependencies = {
  db: Database
  clock: Clock
  causes: Causes
  bodies: Pick<Bodies, 'of'>
  factsWhenSent: FactsWhenSent
  deliver: Deliver
  /** In the transaction that says what became of them. */
  tell(tx: Tx, propertyId: string, changed: readonly MessageRow[]): Promise<void>
  takeBackAsks: TakeBackAsks
  /** Between 0 and 1. */
  chance?: () => number
}

/**
 * Sends what is due in one lane, at least once each: a message is marked after a provider took it over. While some are
 * on their way the next are claimed already.
 */
export function createLaneWork(dependencies: Dependencies) {
  const {
    db,
    clock,
    causes,
    bodies,
    factsWhenSent,
    deliver,
    tell,
    takeBackAsks,
    chance = Math.random,
  } = dependencies

  /** Those whose cause still stands; the others go with it. An address that asked for silence meanwhile gets it. */
  function claim(lane: Lane): Promise<MessageRow[]> {
    return db.tenant(lane.propertyId, async (tx) => {
      const standing = new Map<string, boolean>()
      const toSend: MessageRow[] = []
      const claimed = await withoutSuppressed(tx, lane, await claimDue(tx, lane, clock.now()))
      await tell(tx, lane.propertyId, claimed.skipped)
      const ended: MessageRow[] = [...claimed.skipped]
      for (const message of claimed.toSend) {
        const { propertyId, causeKind, causeId, id } = message
        const cause = `${causeKind} ${causeId}`
        const stands = standing.get(cause) ?? (await causes.of(causeKind).isStanding(tx, propertyId, causeId))
        standing.set(cause, stands)
        const why = stands ? await whyNot(tx, message) : null
        if (!stands) await deleteMessage(tx, propertyId, id)
        else if (why) {
          await cancelMessage(tx, propertyId, id, why)
          ended.push(message)
        } else toSend.push(message)
      }
      await takeBackAsks(tx, lane.propertyId, ended)
      return toSend
    })
  }

  async function whyNot(tx: Tx, { propertyId, causeKind, causeId, bookingId }: MessageRow) {
    if (bookingId === null) return null
    return (await causes.of(causeKind).whyNot?.(tx, propertyId, { causeId, bookingId })) ?? null
  }

  async function send(message: MessageRow): Promise<Outcome> {
    const { id } = message
    const failed = (failure: string, nextTryAt: Date | null, mayBeDouble = false): Outcome => ({
      id,
      state: nextTryAt ? 'queued' : failure === STOPPED ? 'skipped' : 'failed',
      failure,
      sentAt: null,
      provider: null,
      providerId: null,
      nextTryAt,
      mayBeDouble,
      facts: null,
    })
    try {
      const { facts, refused } = await factsWhenSent(message)
      if (refused !== null) return { ...failed(refused, null), state: 'cancelled' }
      const body = await bodies.of({ ...message, facts })
      if (!body) return failed('content-gone', null)
      const { provider, providerId, isInside } = await deliver(message, body)
      const state = isInside ? 'kept' : 'sent'
      return {
        id,
        state,
        failure: null,
        sentAt: clock.now(),
        provider,
        providerId,
        nextTryAt: null,
        mayBeDouble: false,
        facts: facts === message.facts ? null : facts,
      }
    } catch (error) {
      const nextTryAt = isRefusal(error) ? null : nextTry(message)
      return failed(failureOf(error), nextTryAt, error instanceof SmsError && error.mayHaveGone)
    }
  }

  function nextTry({ createdAt, tries, purpose }: MessageRow): Date | null {
    const now = clock.now().getTime()
    const at = now + backOffMs(tries, chance())
    return at - createdAt.getTime() >= GIVE_UP_HOURS[purpose] * HOUR_MS ? null : new Date(at)
  }

  async function sendAll({ propertyId }: Lane, claimed: readonly MessageRow[]): Promise<readonly Outcome[]> {
    const outcomes = await Promise.all(claimed.map(send))
    await db.tenant(propertyId, async (tx) => {
      const changed = await writeOutcomes(tx, propertyId, outcomes)
      for (const { channel, recipient, failure } of changed) {
        if (failure !== STOPPED) continue
        const said = { standing: 'stopped', source: 'provider', at: clock.now() } as const
        await writeStanding(tx, propertyId, { channel, address: recipient, ...said })
      }
      await takeBackAsks(tx, propertyId, changed.filter(cameToNothing))
      await tell(tx, propertyId, changed)
    })
    return outcomes
  }

  return async (lane: Lane, signal?: AbortSignal): Promise<void> => {
    let claimed = await claim(lane)
    while (claimed.length > 0) {
      const [outcomes, next] = await Promise.all([sendAll(lane, claimed), claim(lane)])
      const isHeldUp = outcomes.some(({ failure }) => failure !== null && HOLDS_ALL_UP.has(failure))
      if (isHeldUp || signal?.aborted) {
        await db.tenant(lane.propertyId, (tx) =>
          letGo(
            tx,
            lane.propertyId,
            next.map(({ id }) => id),
          ),
        )
        return
      }
      claimed = next
    }
  }
}
export type LaneWork = ReturnType<typeof createLaneWork>

const isPortError = (error: unknown) => error instanceof MailError || error instanceof SmsError

function isRefusal(error: unknown): boolean {
  return isPortError(error) && !error.retryable
}

/** A word of ours, never the server's own answer: that may repeat somebody's address. */
function failureOf(error: unknown): string {
  return isPortError(error) ? error.failure : 'unexpected'
}
