import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { aBooking, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { aConnectedHouse, choose, type HouseToConnect } from '../../testing/connected-house.ts'
import { eventually } from '../../testing/eventually.ts'
import { aReservation, type Entity } from '../../testing/mews-house.ts'
import { mewsPerFile } from '../../testing/mews-per-file.ts'
import type { MewsServer } from '../../testing/mews-server.ts'
import { aFilledForm, aSubmission } from '../../testing/registrations.ts'
import { bookings } from '../guests/tables.ts'

const MINUTE = 60_000
const IDA = {
  ...aFilledForm().values,
  firstName: 'Ida Marie',
  lastName: 'Holm',
  passportExpiryDate: '2031-05-01',
  documentIssuer: 'US',
}

let mews: MewsServer
let app: TestApp
let house: HouseToConnect
let ida: Entity
mewsPerFile(async (made) => {
  ;({ app, mews } = made)
  mews.at(app.clock.now())
  ida = aReservation(mews.house)
  house = await aConnectedHouse(app)
})

const pass = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms))
const stay = async () => {
  const [booking] = await app.db.tenant(house.propertyId, (tx) => tx.select().from(bookings).limit(1))
  if (!booking) throw new Error('nothing was brought in')
  return booking
}
/** Ida's form, sent and checked now. */
const sent = async (change: Parameters<typeof aSubmission>[3] = {}) =>
  aSubmission(app.db, house.propertyId, await stay(), {
    filled: aFilledForm({ values: IDA }),
    sentAt: app.clock.now(),
    checkedAt: app.clock.now(),
    ...change,
  })
const customer = () => mews.house.customers.find(({ Id }) => Id === ida.AccountId)
const writes = () =>
  mews
    .operations()
    .filter((operation) => /^(customers\/update|identityDocuments\/(add|update))$/.test(operation))
const before = { calls: 0 }
beforeEach(() => {
  before.calls = writes().length
})
const newWrites = () => writes().slice(before.calls)
const dump = async () => {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute(sql`select to_jsonb(r) as row from pms_registrations r`),
  )
  return JSON.stringify(rows)
}

describe('a registration', () => {
  it('goes to the guest’s profile there once staff checked it; what the form did not ask stays', async () => {
    await choose(house, { sendsRegistrations: true })
    const { id } = await sent({ checkedAt: null })
    await house.run('settle')
    expect(newWrites()).toEqual([])
    const reception = caller(app, (await aSignedIn(app, house.propertyId, ['reception'])).cookie)
    await reception('POST', `registrationForms/submissions/${id}/check`, { isChecked: true })
    await eventually('the wake', () => house.isQueued('settle'))
    await house.run('settle')
    expect(customer()).toMatchObject({
      FirstName: 'Ida Marie',
      LastName: 'Holm',
      BirthDate: '1984-02-29',
      NationalityCode: 'US',
      Address: { Line1: '12 Harbour Lane, Portland' },
      Email: 'ida@guest.example',
      Phone: '004512345678',
    })
    expect(mews.house.documents).toEqual([
      {
        Id: expect.any(String),
        CustomerId: ida.AccountId,
        Type: 'Passport',
        Number: 'X1234567',
        ExpirationDate: '2031-05-01',
        IssuingCountryCode: 'US',
      },
    ])
    await house.run('settle')
    expect(newWrites()).toEqual(['customers/update', 'identityDocuments/add'])
    expect((await house.look()).registrations).toEqual([])
  })

  it('is not sent where nobody wants it, nor an earlier one, another adult’s or one of our own bookings', async () => {
    await sent()
    await house.run('settle')
    expect(newWrites()).toEqual([])
    pass(MINUTE)
    await choose(house, { sendsRegistrations: true })
    await sent({ person: 'adult' })
    const own = await aBooking(app.db, house.propertyId)
    await aSubmission(app.db, house.propertyId, own, { sentAt: app.clock.now(), checkedAt: app.clock.now() })
    await house.run('settle')
    expect(newWrites()).toEqual([])
  })

  it('of a guest who was erased, or of a stay that was called off, is not sent', async () => {
    await choose(house, { sendsRegistrations: true })
    const { id } = await sent({ lockedAt: app.clock.now() })
    await house.run('settle')
    await app.db.tenant(house.propertyId, async (tx) => {
      await tx.execute(sql`update registration_submissions set locked_at = null where id = ${id}`)
      await tx.execute(sql`update bookings set cancelled_at = ${app.clock.now().toISOString()}::timestamptz`)
    })
    await house.run('settle')
    expect(newWrites()).toEqual([])
  })

  it('whose answer was lost is tried again after a pause, and leaves one passport', async () => {
    await choose(house, { sendsRegistrations: true })
    await sent()
    const fine = { kind: 'none' } as const
    // The reservation and its end, the customer and its end, the profile, documents there, then the new one.
    mews.trouble(fine, fine, fine, fine, fine, fine, { kind: 'lost answer' })
    await house.run('settle')
    expect(mews.house.documents).toHaveLength(1)
    const [waiting] = (await house.look()).registrations
    expect(waiting).toMatchObject({ number: ida.Number, trouble: { failure: 'slow', said: null } })
    expect(Date.parse(waiting.nextTryAt)).toBeGreaterThan(app.clock.now().getTime())
    await house.run('settle')
    expect(newWrites()).toHaveLength(2)
    pass(2 * MINUTE)
    await house.run('settle')
    expect(mews.house.documents).toMatchObject([{ Number: 'X1234567' }])
    expect((await house.look()).registrations).toEqual([])
  })

  it('a passport that is there already is brought up to date', async () => {
    mews.house.documents.push({ Id: 'old', CustomerId: ida.AccountId, Type: 'Passport', Number: 'OLD' })
    await choose(house, { sendsRegistrations: true })
    await sent()
    await house.run('settle')
    expect(mews.house.documents).toMatchObject([{ Id: 'old', Number: 'X1234567' }])
  })

  it('that Mews refuses is shown without its words, and sent again when somebody asks', async () => {
    await choose(house, { sendsRegistrations: true })
    await sent()
    const fine = { kind: 'none' } as const
    const Message = 'Passport X1234567 of Ida is not valid.'
    mews.trouble(fine, fine, fine, fine, { kind: 'status', status: 400, body: { Message } })
    await house.run('settle')
    const { id: bookingId } = await stay()
    expect((await house.look()).registrations).toEqual([
      { bookingId, number: ida.Number, trouble: { failure: 'refused', said: null }, nextTryAt: null },
    ])
    expect(await dump()).not.toMatch(/X1234567|Ida|1984/)
    await house.run('settle')
    expect(mews.house.documents).toEqual([])
    const reception = caller(app, (await aSignedIn(app, house.propertyId, ['reception'])).cookie)
    await reception('POST', `integrations/pms/stays/${bookingId}/again`)
    await house.run('settle')
    expect(mews.house.documents).toHaveLength(1)
    expect((await house.look()).registrations).toEqual([])
  })

  it('is written to nobody else: not to a booker with another name, not to a company', async () => {
    await choose(house, { sendsRegistrations: true })
    Object.assign(customer() ?? {}, { FirstName: 'Fjord', LastName: 'Travel' })
    await sent()
    await house.run('settle')
    const troubles = async () =>
      (await house.look()).registrations.map(({ trouble }: Entity) => trouble.failure)
    expect(await troubles()).toEqual(['other-guest'])
    ida.AccountType = 'Company'
    const { id: bookingId } = await stay()
    await house.owner('POST', `integrations/pms/stays/${bookingId}/again`)
    await house.run('settle')
    expect(await troubles()).toEqual(['other-guest'])
    expect(newWrites()).toEqual([])
  })

  it('that cannot be opened says so and holds up no other', async () => {
    await choose(house, { sendsRegistrations: true })
    await sent({ sealed: Buffer.from('moved from somewhere else') })
    await house.run('settle')
    expect((await house.look()).registrations).toMatchObject([{ trouble: { failure: 'form-unreadable' } }])
    expect(newWrites()).toEqual([])
  })
})
