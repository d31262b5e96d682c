import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqlStateOf } from '../../platform/db/errors.ts'
import type { Tx } from '../../platform/db/port.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty, aSignedIn, signIn, TEST_PASSWORD } from '../../testing/builders.ts'
import { type AuditEntry, record } from './service.ts'

let app: TestApp
let hotel: string
let owner: string

beforeAll(async () => {
  app = await openTestApp()
  hotel = await aProperty(app.db)
  owner = (await aSignedIn(app, hotel, ['owner'])).cookie
})
afterAll(() => app.close())

const entry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  propertyId: hotel,
  actorId: 'ingrid',
  actorName: 'Ingrid Lund',
  action: 'export.made',
  subject: 'Rooms',
  details: {},
  ...change,
})

async function wroteAt(at: string, change: Partial<AuditEntry>) {
  const { propertyId, actorId, actorName, action, subject, details } = entry(change)
  await app.db.tenant(propertyId, (tx) =>
    tx.execute(sql`
      insert into audit_entries (property_id, id, at, actor_id, actor_name, action, subject, details)
      values (${propertyId}, gen_random_uuid()::text, ${at}, ${actorId}, ${actorName}, ${action}, ${subject},
        ${JSON.stringify(details)}::jsonb)`),
  )
}

async function list(query = '', cookie = owner) {
  const answer = await app.inject({ url: `/api/hotel/audit?${query}`, headers: { cookie } })
  return answer.json().data
}

const subjects = async (query: string, cookie?: string) =>
  (await list(query, cookie)).items.map((item: { subject: string }) => item.subject)

describe('the audit log', () => {
  it('is written in the transaction that does what it tells of, or not at all', async () => {
    const failed = app.db.tenant(hotel, async (tx) => {
      await record(tx, entry({ subject: 'Never happened' }))
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow()
    expect(await subjects('search=Never')).toEqual([])
  })

  it('takes entries from outside a property too, as of a sign-in', async () => {
    await app.db.installation((tx) => record(tx, entry({ action: 'sign-in', subject: 'From outside' })))
    expect(await subjects('search=outside')).toEqual(['From outside'])
  })

  it.each([
    ['update', sql`update audit_entries set actor_name = 'Nobody'`],
    ['delete', sql`delete from audit_entries`],
    ['truncate', sql`truncate audit_entries`],
  ])('cannot be changed by the product: %s', async (_, statement) => {
    await app.db.tenant(hotel, (tx) => record(tx, entry({ subject: 'Stays' })))
    const stateOf = (work: Promise<unknown>) => work.then(() => 'no error', sqlStateOf)
    const run = (tx: Tx) => tx.execute(statement)
    expect(await stateOf(app.db.tenant(hotel, run))).toBe('42501')
    expect(await stateOf(app.db.installation(run))).toBe('42501')
    expect((await subjects('search=Stays')).length).toBeGreaterThan(0)
  })

  it('shows a property its own entries and no other', async () => {
    const other = await aProperty(app.db)
    const stranger = (await aSignedIn(app, other, ['owner'])).cookie
    await app.db.tenant(hotel, (tx) => record(tx, entry({ subject: 'Ours alone' })))
    expect(await subjects('search=Ours', stranger)).toEqual([])
    const forged = app.db.tenant(other, (tx) => record(tx, entry()))
    expect(await forged.then(() => 'no error', sqlStateOf)).toBe('42501')
  })
})

describe('looking into the audit log', () => {
  beforeAll(async () => {
    hotel = await aProperty(app.db, { timeZone: 'Europe/Oslo' })
    owner = (await aSignedIn(app, hotel, ['owner'])).cookie
    await wroteAt('2026-11-13T22:59:59Z', { subject: 'late on the 13th' })
    await wroteAt('2026-11-13T23:00:00Z', {
      subject: 'first of the 14th',
      action: 'role.changed',
      details: { after: 'manager, editor' },
    })
    await wroteAt('2026-11-14T22:59:59Z', {
      subject: 'last of the 14th',
      actorId: 'ola',
      actorName: 'Ola 100% Vik',
    })
    await wroteAt('2026-11-14T23:00:00Z', { subject: 'first of the 15th' })
  })

  const written = ['first of the 15th', 'last of the 14th', 'first of the 14th', 'late on the 13th']

  it('the newest is first', async () => {
    expect((await subjects('to=2026-11-20')).slice(-4)).toEqual(written)
  })

  it('days are those of the property, both included', async () => {
    expect(await subjects('from=2026-11-14&to=2026-11-14')).toEqual(['last of the 14th', 'first of the 14th'])
    expect(await subjects('to=2026-11-13')).toEqual(['late on the 13th'])
  })

  it.each([
    ['search=MANAGER', ['first of the 14th']],
    ['search=last%20vik', ['last of the 14th']],
    ['search=100%25', ['last of the 14th']],
    ['search=%25', ['last of the 14th']],
    ['action=role.changed', ['first of the 14th']],
    ['actor=ola', ['last of the 14th']],
    ['actor=ola&action=role.changed', []],
  ])('%s finds what it should', async (query, found) => {
    expect(await subjects(query)).toEqual(found)
  })

  it('names the people there are to choose from', async () => {
    expect((await list()).people).toEqual(
      expect.arrayContaining([
        { id: 'ingrid', name: 'Ingrid Lund' },
        { id: 'ola', name: 'Ola 100% Vik' },
      ]),
    )
  })

  it.each(['from=2026-02-30', 'from=yesterday', 'action=nothing', 'page=0'])(
    '%s is refused',
    async (query) => {
      const answer = await app.inject({ url: `/api/hotel/audit?${query}`, headers: { cookie: owner } })
      expect(answer.statusCode).toBe(400)
    },
  )

  it('comes in pages of 50', async () => {
    await app.db.tenant(hotel, (tx) =>
      tx.execute(sql`
        insert into audit_entries (property_id, id, at, actor_id, actor_name, action, subject)
        select ${hotel}, 'many-' || n, '2026-10-01T00:00:00Z'::timestamptz + make_interval(mins => n), 'many', 'Many',
          'export.made', n::text from generate_series(1, 120) n`),
    )
    const { total, pageSize, items } = await list('actor=many&page=3')
    expect([total, pageSize, items.length, items[0].subject]).toEqual([120, 50, 20, '20'])
  })
})

describe("the provider's staff", () => {
  it('are written down once per session and day when they enter a property', async () => {
    const there = await aProperty(app.db)
    const { cookie, email } = await aSignedIn(app, there, ['internal'])
    const entries = async () => (await list('action=property.entered', cookie)).items
    await app.inject({ url: '/api/hotel/session', headers: { cookie } })
    expect(await entries()).toHaveLength(1)
    expect((await entries())[0]).toMatchObject({ actorName: 'Anna Lien', subject: null, details: {} })
    const again = await signIn(app, email, TEST_PASSWORD)
    await app.inject({ url: '/api/hotel/session', headers: { cookie: again } })
    expect(await entries()).toHaveLength(2)
    app.clock.advance({ days: 1 })
    for (let call = 0; call < 3; call++)
      await app.inject({ url: '/api/hotel/session', headers: { cookie: again } })
    expect(await subjects('action=property.entered', again)).toEqual([null, null, null])
  })
})
