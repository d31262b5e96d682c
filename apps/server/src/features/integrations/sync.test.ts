import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import {
  aConnectedHouse,
  aHouseToConnect,
  bringIn,
  changeByStaff,
  choose,
  connect,
  type HouseToConnect,
} from '../../testing/connected-house.ts'
import { aReservation, type Entity } from '../../testing/mews-house.ts'
import { mewsPerFile } from '../../testing/mews-per-file.ts'
import type { MewsServer } from '../../testing/mews-server.ts'

const MINUTE = 60_000

let mews: MewsServer
let app: TestApp
let house: HouseToConnect
let ida: Entity
let now: number
mewsPerFile(async (made) => {
  ;({ app, mews } = made)
  ida = aReservation(mews.house)
  house = await aConnectedHouse(app)
  now = app.clock.now().getTime()
})

type Stored = {
  id: string
  first_name: string
  unit_id: string | null
  phone: string | null
  state: string
  cancelled_at: Date | null
  no_show_at: Date | null
  revision: number
}
const bookings = async (of = house) => {
  const { rows } = await app.db.tenant(of.propertyId, (tx) =>
    tx.execute<Stored>(sql`select * from bookings order by booking_number`),
  )
  return rows
}
const booking = async (of = house): Promise<Stored> => {
  const [first] = await bookings(of)
  if (!first) throw new Error('no booking')
  return first
}
const keptUntil = async () => {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{
      kept: string
    }>(sql`select to_char(kept_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as kept
      from pms_connections`),
  )
  return Date.parse(rows[0]?.kept ?? '')
}
const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms))
/** Time goes by, something changes at Mews, and the house asks. */
const later = (minutes = 3) => {
  pass(minutes * MINUTE)
  now = app.clock.now().getTime()
  return new Date(now - MINUTE).toISOString()
}
const rename = (FirstName: string, at: string) => {
  const customer = mews.house.customers.find(({ Id }) => Id === ida.AccountId)
  Object.assign(customer ?? {}, { FirstName })
  mews.change(ida, {}, at)
}

describe('changes', () => {
  it('come over by asking, and the moment is kept that they cover', async () => {
    rename('Inger', later())
    await house.run('sync')
    expect((await booking()).first_name).toBe('Inger')
    expect(await keptUntil()).toBe(now)
    expect(await house.look()).toMatchObject({
      health: { trouble: null, contactedAt: new Date(now).toISOString() },
    })
  })

  it('of a guest alone come over too', async () => {
    const customer = mews.house.customers.find(({ Id }) => Id === ida.AccountId)
    Object.assign(customer ?? {}, { Phone: '+45 87654321', UpdatedUtc: later() })
    await house.run('sync')
    expect((await booking()).phone).toBe('+45 87654321')
  })

  it('say that a guest is in house, has left, is cancelled or did not come', async () => {
    for (const [State, state] of [
      ['Started', 'checkin'],
      ['Processed', 'checkout'],
    ] as const) {
      mews.change(ida, { State }, later())
      await house.run('sync')
      expect((await booking()).state).toBe(state)
    }
    const other = aReservation(mews.house, { updated: later() })
    await house.run('sync')
    mews.change(other, { State: 'Canceled', CancellationReason: 'NoShow' }, later())
    mews.change(ida, { State: 'Canceled', CancellationReason: 'RequestedByGuest' }, later())
    await house.run('sync')
    const [first, second] = await bookings()
    expect([first?.cancelled_at !== null, second?.no_show_at !== null]).toEqual([true, true])
  })

  it('that come twice change nothing the second time', async () => {
    rename('Inger', later())
    await house.run('sync')
    const { revision } = await booking()
    mews.house.reservations.push({ ...ida })
    later(0)
    pass(1000)
    await house.run('sync')
    expect((await booking()).revision).toBe(revision)
    expect(await bookings()).toHaveLength(1)
  })

  it('that are older than what is known never win, whatever order they come in', async () => {
    const at = later()
    const older = {
      ...ida,
      ScheduledEndUtc: '2026-11-20T11:00:00Z',
      UpdatedUtc: new Date(now - 90_000).toISOString(),
    }
    rename('Inger', at)
    mews.change(ida, { AssignedResourceId: null }, at)
    // Mews gives the latest first: the older word comes after the newer, in the same answer.
    mews.house.reservations.unshift(older)
    const customer = mews.house.customers.find(({ Id }) => Id === ida.AccountId)
    Object.assign(customer ?? {}, { UpdatedUtc: older.UpdatedUtc })
    await house.run('sync')
    expect(await booking()).toMatchObject({ unit_id: null, first_name: 'Inger' })
  })

  it('after months of silence are walked through in steps that Mews takes', async () => {
    later(100 * 24 * 60)
    rename('Inger', new Date(now - 50 * 24 * 60 * MINUTE).toISOString())
    await house.run('sync')
    expect((await booking()).first_name).toBe('Inger')
    expect(await keptUntil()).toBe(now)
  })

  it('on many short pages all come over', async () => {
    const at = later()
    for (let index = 0; index < 7; index += 1) aReservation(mews.house, { updated: at })
    mews.pageSize(2)
    await house.run('sync')
    expect(await bookings()).toHaveLength(8)
  })

  it('are not taken over where the house does not want them', async () => {
    await choose(house, { taken: ['room'] })
    const customer = mews.house.customers.find(({ Id }) => Id === ida.AccountId)
    Object.assign(customer ?? {}, { Phone: '+45 87654321', UpdatedUtc: later() })
    await house.run('sync')
    expect((await booking()).phone).toBe('+4512345678')
  })
})

describe('trouble', () => {
  const troubles = [
    ['429', { kind: 'status', status: 429, headers: { 'retry-after': '900' } }, 'too-many'],
    ['a broken server', { kind: 'status', status: 502 }, 'unavailable'],
    ['silence', { kind: 'silence' }, 'slow'],
    ['half a page', { kind: 'half an answer' }, 'unavailable'],
    ['words that are no page', { kind: 'status', status: 200, body: { Reservations: 'soon' } }, 'unreadable'],
    [
      'refused keys',
      { kind: 'status', status: 401, body: { Message: 'Invalid AccessToken.' } },
      'unauthorized',
    ],
  ] as const

  it.each(troubles)(
    '%s keeps the moment where it was, and the next try brings all of it',
    async (_, trouble, failure) => {
      const before = await keptUntil()
      rename('Inger', later())
      mews.trouble(trouble)
      await house.run('sync')
      expect(await keptUntil()).toBe(before)
      const { health } = await house.look()
      expect(health.trouble.failure).toBe(failure)
      expect(Date.parse(health.nextTryAt) - now).toBe(failure === 'too-many' ? 900_000 : MINUTE)
      // Not before its time.
      await house.run('sync')
      expect((await booking()).first_name).toBe('Ida')
      pass(15 * MINUTE)
      await house.run('sync')
      expect((await booking()).first_name).toBe('Inger')
      expect((await house.look()).health).toMatchObject({
        trouble: null,
        troubleSince: null,
        nextTryAt: null,
      })
    },
  )

  it('in the middle of a walk keeps what is written and not more', async () => {
    const at = later()
    const second = aReservation(mews.house, { updated: at })
    rename('Inger', at)
    mews.pageSize(1)
    const before = await keptUntil()
    // The first page and its guest come (and that there are no more guests), the second page does not: as if the process had been killed there.
    const fine = { kind: 'none' } as const
    mews.trouble(fine, fine, fine, { kind: 'half an answer' })
    await house.run('sync')
    expect((await bookings()).map(({ first_name }) => first_name)).toEqual(['Ida', 'Ida'])
    expect(await keptUntil()).toBe(before)
    pass(MINUTE)
    await house.run('sync')
    expect((await bookings()).map(({ first_name }) => first_name)).toEqual(['Inger', 'Ida'])
    expect(second.Number).toBe('1001')
  })

  it('of a stop leaves everything to the next time', async () => {
    rename('Inger', later())
    const before = await keptUntil()
    await expect(house.run('sync', {}, AbortSignal.abort())).rejects.toThrow()
    expect(await keptUntil()).toBe(before)
    await house.run('sync')
    expect((await booking()).first_name).toBe('Inger')
  })
})

describe('one at a time', () => {
  it('asks while nobody else does, and never when paused', async () => {
    rename('Inger', later())
    const { owner, run } = house
    await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(
        sql`update pms_connections set busy_until = ${new Date(now + MINUTE).toISOString()}::timestamptz`,
      ),
    )
    await run('sync')
    expect((await booking()).first_name).toBe('Ida')
    pass(2 * MINUTE)
    await owner('POST', 'integrations/pms/pause')
    await run('sync')
    expect((await booking()).first_name).toBe('Ida')
    await owner('POST', 'integrations/pms/resume')
    expect(await house.isQueued('sync')).toBe(true)
    await run('sync')
    expect((await booking()).first_name).toBe('Inger')
  })
})

describe('a change at Mews while staff edit', () => {
  it('takes what is news there and keeps what was changed here', async () => {
    const { id } = await booking()
    await changeByStaff(app, house, id, { phone: '+4799999999', firstName: 'Idun' })
    mews.change(ida, { AssignedResourceId: null }, later())
    await house.run('sync')
    expect(await booking()).toMatchObject({ unit_id: null, phone: '+4799999999', first_name: 'Idun' })
    // Said anew over there, it is news.
    rename('Inger', later())
    await house.run('sync')
    expect(await booking()).toMatchObject({ phone: '+4799999999', first_name: 'Inger' })
  })
})

describe('a guest who was erased here', () => {
  it('is not brought back by Mews, whatever it says of them', async () => {
    const { id } = await booking()
    const erasing = { bookingIds: [id], evenIfCurrent: true }
    expect((await house.owner('POST', 'privacy/erase', erasing)).status).toBe(200)
    const before = await booking()
    expect(before.first_name).toBe('')
    rename('Inger', later())
    mews.change(ida, { State: 'Started', AssignedResourceId: null }, later())
    await house.run('sync')
    expect(await booking()).toEqual(before)
    expect(await bookings()).toHaveLength(1)
    // Everything once more, as an owner may ask for.
    expect(await bringIn(house)).toMatchObject({ counts: { created: 0, changed: 0, refused: 0 } })
    expect(await booking()).toEqual(before)
  })
})

describe('a webhook', () => {
  const tell = (url: string, EnterpriseId = mews.house.enterprise.Id) =>
    app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({
        EnterpriseId,
        IntegrationId: 'i',
        Events: [{ Discriminator: 'ServiceOrderUpdated', Value: { Id: ida.Id } }],
      }),
    })

  it('says “look”, and what changed is asked for', async () => {
    rename('Inger', later())
    const { webhookUrl } = await house.look()
    expect((await tell(webhookUrl)).statusCode).toBe(200)
    expect(await house.isQueued('sync')).toBe(true)
    await house.run('sync')
    expect((await booking()).first_name).toBe('Inger')
  })

  it('with a wrong token, or at another property, is answered as if there were nothing', async () => {
    const { webhookUrl } = await house.look()
    const other = await aHouseToConnect(app)
    await connect(other)
    const token = webhookUrl.split('/').at(-1) ?? ''
    const wrong = [
      webhookUrl.replace(token, 'x'.repeat(token.length)),
      webhookUrl.replace(token, 'x'),
      webhookUrl.replace(house.propertyId, other.propertyId),
      webhookUrl.replace('/mews/', '/nobody/'),
    ]
    for (const url of wrong) expect((await tell(url)).statusCode).toBe(404)
  })

  it('of another house is none of this one’s', async () => {
    rename('Inger', later())
    const { webhookUrl } = await house.look()
    expect((await tell(webhookUrl, 'another-house')).statusCode).toBe(200)
    expect(await house.isQueued('sync')).toBe(false)
  })
})

it('properties with the same keys write each only their own bookings', async () => {
  const other = await aConnectedHouse(app)
  rename('Inger', later())
  await house.run('sync')
  expect((await booking(house)).first_name).toBe('Inger')
  expect((await booking(other)).first_name).toBe('Ida')
})
