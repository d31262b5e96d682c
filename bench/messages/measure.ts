import type { Mailing } from '@innkeeper/api/messaging/mailings.ts'
import { migrate } from '../../apps/server/src/platform/db/migrations.ts'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import type { MailMessage } from '../../apps/server/src/platform/mail/port.ts'
import { createSmtpMail } from '../../apps/server/src/platform/mail/smtp.ts'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/app.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import { aMessageDesk } from '../../apps/server/src/testing/message-desk.ts'
import type { Bench } from '../bench.ts'
import type { EngineName, Home } from '../processes/engines.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median, percentile } from '../report/statistics.ts'
import type { Size } from '../size.ts'
import { sendBare } from './bare-mailer.ts'
import { timeChat } from './chat.ts'
import { type MailSink, startMailSink } from './mail-sink-process.ts'
import { type Spread, timePlanning } from './planning.ts'
import { writeStays } from './stays.ts'

const QUEUED = { full: 10_000, smoke: 40 }
const SENT = { full: 2000, smoke: 30 }
const ROUNDS = { full: 3, smoke: 1 }
const QUEUED_AIM = { atMost: 3000 }
const SENT_AIM = { atLeast: 0.5 }
const PLANNED = { full: 100_000, smoke: 200 }
const PLANNED_AIM = { atMost: 2000 }
const CHATTING = { full: 150, smoke: 2 }
const CHAT_AIM = { atMost: 300 }
const arrivalOf = () => '2026-11-15'
/** Writing ten thousand bookings takes longer than anything the product asks at once. */
const QUERY_LIMIT_MS = 60_000

/**
 * A message to very many: how soon it is queued, and how fast it goes to a mail server against a bare mailer; what
 * goes out by itself, planned for all stays; and a line of chat on its way to the other side.
 */
export async function measureMessages(bench: Bench): Promise<Section> {
  const sink = await startMailSink()
  const rows: Row[] = []
  try {
    for (const engine of bench.engines.available) rows.push(...(await measureEngine(bench, engine, sink)))
  } finally {
    await sink.stop()
  }
  return {
    title: `Messages: ${QUEUED[bench.size]} guests queued, ${SENT[bench.size]} mails sent, medians of ${ROUNDS[bench.size]} rounds`,
    rows,
    notes: [
      'Queued is the whole call: people found, told apart and written down, each in their language.',
      'The bare mailer has the mails ready in memory, the same pool and bytes, and writes nothing down.',
    ],
  }
}

async function measureEngine(bench: Bench, engine: EngineName, sink: MailSink): Promise<Row[]> {
  const db = await openHome(await bench.engines.newHome(engine))
  const mails = new Map<string, MailMessage>()
  const smtp = createSmtpMail({ url: sink.url, from: 'Innkeeper <stay@innkeeper.example>' })
  const mail = {
    ...smtp,
    send: (message: MailMessage) => {
      mails.set(message.to, message)
      return smtp.send(message)
    },
  }
  const app = await openTestApp({
    database: db,
    outside: { mail },
    queuesJobs: true,
    requestsPerMinute: 100_000,
  })
  try {
    const queued = await timeQueueing(app, bench.size)
    const rates = await timeSending(app, bench.size, { sink, mails })
    const planning = [
      ...(await planningRows(app, bench.size, engine, 'years')),
      ...(await planningRows(app, bench.size, engine, 'two weeks')),
    ]
    const chat = await timeChat(app, await aMessageDesk(app), CHATTING[bench.size])
    const heard = (what: string, part: number) =>
      figureRow({
        what: `${engine}: a line of chat until the other side hears it, ${what}`,
        value: percentile(chat, part),
        unit: 'ms',
        ...(part > 0.9 && { aim: CHAT_AIM }),
      })
    return [
      figureRow({ what: `${engine}: queued`, value: median(queued), unit: 'ms', aim: QUEUED_AIM }),
      ratioRow({
        what: `${engine}: sent, against a bare mailer`,
        value: median(rates.product),
        baseline: median(rates.bare),
        unit: 'mails/s',
        aim: SENT_AIM,
      }),
      figureRow({ what: `${engine}: size of a mail`, value: sizeOf([...mails.values()]), unit: 'KB' }),
      ...planning,
      heard('p50', 0.5),
      heard('p99', 0.99),
    ]
  } finally {
    await app.close()
    await db.close()
  }
}

async function planningRows(app: TestApp, size: Size, engine: EngineName, spread: Spread): Promise<Row[]> {
  const bookings = PLANNED[size]
  const { ms, heapMb, steps } = await timePlanning(app, { bookings, rounds: ROUNDS[size], spread })
  const what = `${engine}: an automation planned for ${bookings} stays of ${spread}, ${steps} steps`
  return [
    figureRow({ what, value: median(ms), unit: 'ms', aim: PLANNED_AIM }),
    figureRow({ what: `${engine}:   memory it took in the server`, value: heapMb, unit: 'MB' }),
  ]
}

async function timeQueueing(app: TestApp, size: Size): Promise<number[]> {
  const desk = await aMessageDesk(app)
  await writeStays(app.db, desk.propertyId, { count: QUEUED[size], arrivalOf })
  const times: number[] = []
  for (let round = 0; round < ROUNDS[size]; round++) {
    times.push(await timed(() => sendToAll(desk, QUEUED[size])))
    const sending = (await desk.storedMailings()).find(({ state }) => state === 'sending')
    await desk.call('POST', `mailings/${sending?.id}/cancel`, {})
  }
  return times
}

type Post = { sink: MailSink; mails: ReadonlyMap<string, MailMessage> }

async function timeSending(app: TestApp, size: Size, { sink, mails }: Post) {
  const people = SENT[size]
  const desk = await aMessageDesk(app)
  await writeStays(app.db, desk.propertyId, { count: people, arrivalOf })
  const rates = { product: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS[size]; round++) {
    await sendToAll(desk, people)
    const sentMs = await timed(() => sendLane(app, desk.propertyId))
    await requireAll(sink, people)
    const bareMs = await timed(() => sendBare(sink.url, [...mails.values()]))
    await requireAll(sink, people)
    rates.product.push((people * 1000) / sentMs)
    rates.bare.push((people * 1000) / bareMs)
  }
  return rates
}

async function openHome({ dataDir, databaseUrl }: Home): Promise<Database> {
  const db = await openDatabase({
    databaseUrl,
    dataDir,
    minFreeMb: 0,
    queryLimitMs: QUERY_LIMIT_MS,
    logger: quietLogger,
  })
  await migrate(db)
  return db
}

async function sendToAll(desk: Awaited<ReturnType<typeof aMessageDesk>>, people: number): Promise<void> {
  const { data, code } = await desk.send({ confirmedPeople: people })
  if ((data as Mailing | undefined)?.people !== people) throw new Error(`the message was not queued: ${code}`)
}

/** The job that whichever node comes first works on. */
async function sendLane({ features }: TestApp, propertyId: string): Promise<void> {
  const jobs = features.flatMap((feature) => feature.jobs ?? [])
  const job = jobs.find(({ name }) => name === 'messaging.send-lane')
  const payload = { propertyId, channel: 'email' }
  await job?.handler({ payload, signal: AbortSignal.timeout(600_000) })
}

async function requireAll(sink: MailSink, people: number): Promise<void> {
  const taken = await sink.taken()
  if (taken !== people) throw new Error(`the mail server took ${taken} mails of ${people}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const sizeOf = (mails: readonly MailMessage[]) =>
  median(mails.map(({ html = '', text }) => Buffer.byteLength(html) + Buffer.byteLength(text))) / 1024
