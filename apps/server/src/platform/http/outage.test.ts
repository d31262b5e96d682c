import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aProperty, TEST_PASSWORD } from '../../testing/builders.ts'
import { eventually } from '../../testing/eventually.ts'
import { type OwnPostgresCluster, startOwnPostgresCluster } from '../../testing/postgres-cluster.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../testing/property-with-reception.ts'
import { createRecordingSink } from '../../testing/recording-sink.ts'
import { migrate } from '../db/migrations.ts'
import { openDatabase } from '../db/open-database.ts'
import type { Database } from '../db/port.ts'
import { emit } from '../events/outbox.ts'
import { newId } from '../ids.ts'
import { prepareJobs } from '../jobs/prepare.ts'

const DATABASE = 'outage'
const HTML = { accept: 'text/html', 'accept-language': 'da' }
/** Requests of guests and staff while the database is away; what is told of it must not grow with them. */
const REQUESTS_WHILE_AWAY = 200

const LEVEL_OF_WARNINGS = 40
type LogLine = { level: number; msg: string; route?: string; status?: number }

let cluster: OwnPostgresCluster
let db: Database
let app: TestApp
let house: PropertyWithReception
const databaseLog: string[] = []
/** What only somebody who looks for it is told. */
const databaseDetails: string[] = []

beforeAll(async () => {
  const started = await startOwnPostgresCluster()
  if (!started) throw new Error('This test needs PostgreSQL: install it.')
  cluster = started
  await cluster.createDatabase(DATABASE)
  const write = (_: object, message: string) => void databaseLog.push(message)
  db = await openDatabase({
    databaseUrl: cluster.urlOf(DATABASE),
    dataDir: '',
    minFreeMb: 0,
    queryLimitMs: 3000,
    logger: {
      debug: (_, message) => void databaseDetails.push(message),
      info() {},
      warn: write,
      error: write,
    },
  })
  await migrate(db)
  await prepareJobs(db)
  app = await openTestApp({ database: db, withJobs: true, requestsPerMinute: 100_000 })
  house = await aPropertyWithReception(app)
})

afterAll(async () => {
  await app.close()
  await db.close()
  await cluster.stop()
})

const page = (url: string, headers: Record<string, string> = HTML) => app.inject({ url, headers })
const isReady = async () => (await page('/readyz')).statusCode === 200

test('the database goes away and comes back: every answer says so, and everything goes on', async () => {
  const { linkKey } = await aBooking(db, house.propertyId)
  const product = await house.product()
  const unseen = await aProperty(db)
  const stream = createRecordingSink()
  const address = '192.0.2.1'
  app.hub.subscribe({ propertyId: house.propertyId, audience: 'staff', after: null, address, sink: stream })
  const [member, guest] = [createRecordingSink(), createRecordingSink()]
  const memberId = house.reception.userId
  const here = { propertyId: house.propertyId, after: null, address }
  app.hub.subscribe({ ...here, audience: 'staff', memberId, sink: member })
  app.hub.subscribe({ ...here, audience: 'guest', sink: guest })
  const publish = (bookingId: string) =>
    db.tenant(house.propertyId, (tx) => emit(tx, house.propertyId, 'booking.changed', { bookingId }))
  await publish('before')
  await eventually('the event before', () => stream.events().includes('booking.changed before'))
  expect(await isReady()).toBe(true)

  await cluster.crash()

  const signIn = () =>
    app.inject({
      method: 'POST',
      url: '/api/account/signIn',
      headers: { origin: 'http://localhost', host: 'localhost' },
      payload: { email: house.reception.email, password: TEST_PASSWORD },
    })
  const key = newId()
  const order = () => house.order(anOrderFor(product), key)
  const refused = [
    await app.inject({ url: `/api/guest/${unseen}/clientData` }),
    await app.inject({ url: `/api/guest/${house.propertyId}/bookings/${linkKey}` }),
    await app.inject({ url: '/api/hotel/orderRequests', headers: { cookie: house.reception.cookie } }),
    await app.inject({ url: '/api/hotel/live', headers: { cookie: house.reception.cookie } }),
    await signIn(),
  ]
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'server/unavailable'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await order()).toMatchObject({ status: 503, code: 'server/unavailable' })
  for (const url of [
    `/guestbook/${unseen}`,
    `/order/${unseen}`,
    `/pages/${unseen}/legal`,
    `/products/${unseen}/x`,
  ]) {
    for (const headers of [HTML, { 'accept-language': 'da' }]) {
      const shown = await page(url, headers as typeof HTML)
      expect([url, shown.statusCode, shown.headers['content-type']]).toEqual([
        url,
        503,
        'text/html; charset=utf-8',
      ])
      expect(shown.body).toContain('"failure":"away"')
      expect(shown.body).toContain('lang="da"')
      expect(shown.headers['cache-control']).toBe('no-store')
      expect(Number(shown.headers['retry-after'])).toBeGreaterThan(0)
    }
  }
  await eventually('it to be no longer ready', async () => !(await isReady()))
  await eventually('staff to hear of it', () => member.frames.some(({ event }) => event === 'away'))
  const resumed = createRecordingSink()
  const after = stream.lastId()
  app.hub.subscribe({ propertyId: house.propertyId, audience: 'staff', after, address, sink: resumed })
  for (let sent = 0; sent < REQUESTS_WHILE_AWAY; sent++)
    await app.inject({ url: `/api/guest/${unseen}/clientData` })
  const triesToListen = () => databaseDetails.filter((line) => line.includes('notifications is still away'))
  await eventually('several tries to listen again', () => triesToListen().length > 4)
  expect(databaseLog.filter((line) => line.includes('notifications was lost'))).toHaveLength(1)
  const troubled = app.logged
    .map((line): LogLine => JSON.parse(line))
    // What a busy machine was merely slow to answer is another story.
    .filter(({ level, status = 500 }) => level >= LEVEL_OF_WARNINGS && status >= 500)
  expect(troubled.map(({ msg }) => msg)).toEqual([])
  expect(databaseLog.length).toBeLessThan(40)
  expect(databaseLog.filter((line) => line === 'the database cannot be reached')).toHaveLength(1)
  expect(resumed.isEnded).toBe(false)

  await cluster.restart()

  await eventually('it to be ready again', isReady)
  expect(databaseLog).toContain('the database answers again')
  await publish('after')
  await eventually('the event after', () => stream.events().includes('booking.changed after'))
  expect(member.frames.filter(({ event }) => event === 'away')).toHaveLength(1)
  expect(guest.frames.map(({ event }) => event)).not.toContain('away')
  await eventually('the stream opened meanwhile', () => resumed.events().includes('booking.changed after'))
  expect((await page(`/guestbook/${unseen}`)).statusCode).toBe(200)
  expect((await signIn()).statusCode).toBe(200)
  const [first, second] = [await order(), await order()]
  expect([first.status, second.data]).toEqual([200, first.data])
  expect((await house.call('GET', 'orderRequests')).data.total).toBe(1)
})

test('a database that does not answer in time is away too, and an order sent again is placed once', async () => {
  const own = await aPropertyWithReception(app)
  const product = await own.product()
  const key = newId()
  const order = () => own.order(anOrderFor(product), key)
  const blocker = new pg.Client({ connectionString: cluster.urlOf(DATABASE) })
  await blocker.connect()
  await blocker.query('begin; lock table orders in access exclusive mode')
  expect(await order()).toMatchObject({ status: 503, code: 'server/unavailable' })
  await blocker.end()
  const placed = await order()
  expect(placed.status).toBe(200)
  expect((await order()).data).toEqual(placed.data)
})
