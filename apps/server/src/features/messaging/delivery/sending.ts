import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Jobs } from '../../../platform/jobs/port.ts'
import type { EmailOffers } from '../../html-builder/service.ts'
import type { Causes } from '../causes.ts'
import { MAILING_CAUSE } from '../compose/mailing-repository.ts'
import type { SurveyAsks } from '../survey-asks.ts'
import type { MessageRow } from '../tables.ts'
import { createTakeBackAsks } from '../take-back-asks.ts'
import { createBodies } from './bodies.ts'
import { createDelivery, type Senders } from './deliver.ts'
import type { Lane } from './due-messages.ts'
import { createFactsWhenSent } from './facts-when-sent.ts'
import { sendLaneJob, sweepLanesJob } from './jobs.ts'
import { createLaneWork } from './send-lane.ts'

type ChangedMessage = Pick<MessageRow, 'id' | 'state' | 'causeKind' | 'causeId'>
type Dependencies = {
  db: Database
  clock: Clock
  jobs: Jobs
  origin: string
  causes: Causes
  senders: Senders
  emailOffers: Pick<EmailOffers, 'forStay'>
  surveyAsks: Pick<SurveyAsks, 'whenSent' | 'takeBack'>
}

/** Sends what waits, on whichever node comes first. */
export function createSending(dependencies: Dependencies) {
  const { db, clock, jobs, causes, senders } = dependencies
  const deliver = createDelivery({ senders, causes })
  const bodies = createBodies(db)
  const factsWhenSent = createFactsWhenSent({ ...dependencies, bodies })
  const work = createLaneWork({
    ...{ db, clock, causes, bodies, factsWhenSent, deliver, tell: tellChanged },
    takeBackAsks: createTakeBackAsks(dependencies),
  })
  const sendLane = sendLaneJob(work)
  /** In the transaction: what waits in the lane is sent once that commits. */
  const ask = (tx: Tx, lane: Lane) =>
    jobs.enqueue(tx, sendLane, lane, { singletonKey: `${lane.propertyId} ${lane.channel}` })
  const askSoon = async (lane: Lane) => void (await db.tenant(lane.propertyId, (tx) => ask(tx, lane)))
  return { ask, work, sendLane, sweepLanes: sweepLanesJob({ db, clock, ask: askSoon }) }
}

/** In the transaction that changed them: pages that show them look again. */
export async function tellChanged(
  tx: Tx,
  propertyId: string,
  changed: readonly ChangedMessage[],
): Promise<void> {
  for (const mailingId of mailingsAmong(changed)) await emit(tx, propertyId, 'mailing.changed', { mailingId })
  for (const { id, state, causeKind, causeId } of changed) {
    if (causeKind === MAILING_CAUSE) continue
    const cause = { kind: causeKind, id: causeId }
    await emit(tx, propertyId, 'message.changed', { messageId: id, state, cause })
  }
}

/** Thousands change with a mailing: it is told once. */
function mailingsAmong(changed: readonly ChangedMessage[]): ReadonlySet<string> {
  return new Set(changed.flatMap(({ causeKind, causeId }) => (causeKind === MAILING_CAUSE ? [causeId] : [])))
}
