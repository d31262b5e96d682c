import type { Counts } from '@innkeeper/domain/statistics/counts.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { startMailServer } from '../../../platform/mail/mail-server-stand-in.ts'
import { openTestApp, type TestApp } from '../../../testing/app.ts'
import { aProperty, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { statisticsDays } from '../tables.ts'

/** Before and after seven in the morning of a Monday in Oslo. */
const [EARLY, MORNING] = ['2026-11-16T05:30:00Z', '2026-11-16T06:05:00Z']

let server: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
let other: TestApp
beforeAll(async () => {
  server = await startMailServer()
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`
  const environment = { SMTP_URL, MAIL_FROM: 'Innkeeper <stay@innkeeper.example>' }
  // Two nodes on one database; they queue and send.
  app = await openTestApp({ environment, withJobs: true, requestsPerMinute: 100_000 })
  other = await openTestApp({ environment, queuesJobs: true, requestsPerMinute: 100_000 })
})
afterAll(async () => {
  await Promise.all([app.close(), other.close()])
  await server.close()
})
beforeEach(() => setClocks('2026-11-13T12:00:00Z'))
afterEach(() => server.received.splice(0))

function setClocks(moment: string) {
  for (const node of [app, other]) node.clock.set(moment)
}

async function aReader(change: Parameters<typeof aProperty>[1] = {}) {
  const propertyId = await aProperty(app.db, {
    ...{ name: 'Fjellheim', currency: 'NOK', timeZone: 'Europe/Oslo', ...change },
  })
  const staff = await aSignedIn(app, propertyId, ['analyst'])
  const call = caller(app, staff.cookie)
  return {
    ...{ propertyId, ...staff },
    isOn: async () => (await call('GET', 'statistics/weeklySummary')).data,
    turn: (isOn: boolean) => call('PUT', 'statistics/weeklySummary', { isOn }),
    store: (subject: Subject, day: string, counts: Counts) =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .insert(statisticsDays)
          .values({ propertyId, subject, day, counts, isSettled: true, currency: 'NOK' }),
      ),
  }
}

async function run(node: TestApp, job: string, payload: object) {
  const jobs = node.features.find(({ name }) => name === 'statistics')?.jobs ?? []
  await jobs.find(({ name }) => name === job)?.handler({ payload, signal: new AbortController().signal })
}
/** What the clock does every hour. */
const look = (node: TestApp = app) => run(node, 'statistics.queue-summaries', {})

const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email))
async function mailTo(email: string) {
  await expect.poll(() => mailsTo(email)).toHaveLength(1)
  return PostalMime.parse(mailsTo(email)[0]?.source ?? '')
}

/** Somebody else gets a mail after whatever was queued before: who has none by then gets none. */
async function afterAnother() {
  const reader = await aReader()
  await app.db.tenant(reader.propertyId, (tx) =>
    tx
      .insert(statisticsDays)
      .values({ propertyId: reader.propertyId, subject: 'visits', day: '2026-11-10', counts: {} }),
  )
  setClocks('2026-11-13T12:00:00Z')
  await reader.turn(true)
  setClocks(MORNING)
  await look()
  await mailTo(reader.email)
}

it('is off until somebody turns it on for themselves', async () => {
  const { isOn, turn, email } = await aReader()
  expect(await isOn()).toEqual({ isOn: false, email })
  expect((await turn(true)).data).toEqual({ isOn: true, email })
  expect(await isOn()).toEqual({ isOn: true, email })
  await turn(false)
  expect((await isOn()).isOn).toBe(false)
})

it('tells of last week beside the week before, from seven on Monday, with words in both parts of the mail', async () => {
  const reader = await aReader()
  await reader.turn(true)
  await reader.store('visits', '2026-11-09', { visits: 1200, reached: 40 })
  await reader.store('visits', '2026-11-15', { visits: 34, reached: 2 })
  await reader.store('visits', '2026-11-08', { visits: 900, reached: 30 })
  await reader.store('orders', '2026-11-12', { orders: 4, revenue: 123_400 })
  await reader.store('registration', '2026-11-12', { before: 3, arrivals: 4, registered: 4 })
  await reader.store('survey', '2026-11-12', { answered: 5, promoters: 3, detractors: 1, scored: 5 })
  await reader.store('cleaning', '2026-11-03', { skipped: 6 })
  await reader.store('answers', '2026-11-12', { requests: 2, requestSeconds: 1200 })
  // Of this week.
  await reader.store('messages', '2026-11-16', { sent: 70 })
  setClocks(EARLY)
  await look()
  setClocks(MORNING)
  await look()
  const { subject, text = '', html, from } = await mailTo(reader.email)
  expect(subject).toBe('Your week at Fjellheim')
  expect(from?.name).toContain('Fjellheim')
  for (const line of [
    'the week from Monday 9 November to Sunday 15 November',
    'Visits: 1,234 (900)',
    'Devices reached: 42 (30)',
    'Orders: 4 (0)',
    'Revenue of orders: NOK 1,234 (NOK 0)',
    'Registered before arrival: 75% (none)',
    'Survey score: 40 (none)',
    'Cleanings skipped: 0 (6)',
    'Reply to a request: 10 min (none)',
    '/admin/statistics?from=2026-11-09&to=2026-11-15',
    'To stop it, open the statistics',
  ]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(line)
  }
  expect(text).not.toMatch(/Messages|Deals|upgrades/)
  expect(html).toContain('1,234')
  expect(html).toContain('Open the statistics')
})

it('comes once a week, whichever server looks and however often', async () => {
  const reader = await aReader()
  await reader.turn(true)
  setClocks(MORNING)
  await Promise.all([look(app), look(other), look(app), look(other)])
  await mailTo(reader.email)
  setClocks('2026-11-17T12:00:00Z')
  await look(other)
  await afterAnother()
  expect(mailsTo(reader.email)).toHaveLength(1)
  setClocks('2026-11-23T06:05:00Z')
  await look(other)
  await expect.poll(() => mailsTo(reader.email)).toHaveLength(2)
})

it('begins with the next Monday for whoever turns it on in the week', async () => {
  const reader = await aReader()
  setClocks('2026-11-17T12:00:00Z')
  await reader.turn(true)
  await look()
  await afterAnother()
  expect(mailsTo(reader.email)).toHaveLength(0)
})

it('goes to nobody who left, may read no results any more, or turned it off', async () => {
  const [left, changed, off] = [await aReader(), await aReader(), await aReader()]
  for (const reader of [left, changed, off]) await reader.turn(true)
  await off.turn(false)
  await app.db.installation(async (tx) => {
    await tx.execute(sql`delete from memberships where user_id = ${left.userId}`)
    await tx.execute(sql`update memberships set roles = '{reception}' where user_id = ${changed.userId}`)
  })
  setClocks(MORNING)
  await look()
  await afterAnother()
  for (const { email } of [left, changed, off]) expect(mailsTo(email)).toHaveLength(0)
})

it('waits for whoever has no second factor where the house asks for one', async () => {
  const reader = await aReader()
  await reader.turn(true)
  await app.db.tenant(reader.propertyId, (tx) =>
    tx.execute(sql`
      update module_configs set enabled = true
      where property_id = ${reader.propertyId} and module = 'multiFactorAuthentication'`),
  )
  setClocks(MORNING)
  const { propertyId, userId, email } = reader
  const send = () => run(app, 'statistics.send-summary', { propertyId, userId, monday: '2026-11-16' })
  await send()
  expect(mailsTo(email)).toHaveLength(0)
  await app.db.installation((tx) =>
    tx.execute(sql`
      insert into staff_second_factors (user_id, secret, verified_at, created_at)
      values (${userId}, 'sealed', now(), now())`),
  )
  await send()
  await mailTo(email)
})

it('says nothing of what the house does not have, and says so when nothing was counted', async () => {
  const reader = await aReader()
  await reader.store('survey', '2026-11-12', { answered: 5, promoters: 3, scored: 5 })
  await app.db.tenant(reader.propertyId, (tx) =>
    tx.execute(sql`
      update module_configs set enabled = false
      where property_id = ${reader.propertyId} and module = 'guestFeedback'`),
  )
  await reader.turn(true)
  setClocks(MORNING)
  await look()
  const { text } = await mailTo(reader.email)
  expect(text).toContain('Nothing was counted in these two weeks.')
  expect(text).not.toContain('Survey')
})

it('is a person’s own: an API client has none', async () => {
  const { propertyId } = await aReader()
  const owner = await aSignedIn(app, propertyId, ['owner'])
  const made = await caller(app, owner.cookie)('POST', 'users/apiTokens', { name: 'Report' })
  const answer = await app.inject({
    url: '/api/hotel/statistics/weeklySummary',
    headers: { authorization: `Bearer ${made.data.token}` },
  })
  expect(answer.json().code).toBe('auth/not-allowed')
})
