import { addMonths } from '@innkeeper/domain/privacy/retention.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aRegistrationDesk } from '../../../testing/registration-desk.ts'
import { aFilledForm, anIdPicture, aSubmission, testSealedForms } from '../../../testing/registrations.ts'
import { registrationPictures, registrationSubmissions } from '../tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, queuesJobs: true })
})
afterAll(() => app.close())

async function aHouse() {
  const desk = await aRegistrationDesk(app)
  const { propertyId } = desk
  const owner = await desk.as('owner')
  const rows = () => app.db.tenant(propertyId, (tx) => tx.select().from(registrationSubmissions))
  const { night } = desk
  const erase = (bookingIds: string[]) =>
    owner.call('POST', 'privacy/erase', { bookingIds, evenIfCurrent: true })
  return { desk, owner, rows, night, erase }
}

describe('an erased guest’s registration', () => {
  it('is locked as long as the law keeps it, without name and picture, and then it goes', async () => {
    const { desk, owner, rows, night, erase } = await aHouse()
    const { propertyId } = desk
    const { values } = aFilledForm()
    const row = await desk.sent(
      { filled: aFilledForm({ values: { ...values, email: 'a@guest.example', pillow: 'soft' } }) },
      { arrival: '2026-11-01', departure: '2026-11-05', state: 'checkout' },
    )
    const { bookingId } = row
    await anIdPicture(
      { db: app.db, files: app.ports.files },
      { ...row, submissionId: row.id },
      Buffer.from('x'),
    )
    const { data } = await owner.call('POST', 'privacy/preview', { bookingIds: [bookingId] })
    expect(data.holdings).toContainEqual({
      kind: 'registration',
      fate: 'locked',
      count: 1,
      lockedUntil: '2028-11-05',
    })
    expect((await erase([bookingId])).status).toBe(200)
    expect(await rows()).toMatchObject([{ firstName: '', lastName: '', searchWords: '', pictureId: null }])
    const [locked] = await rows()
    expect(locked?.lockedAt).not.toBeNull()
    expect(locked && testSealedForms.open(locked).values).toEqual(values)
    expect(locked?.dataKey).not.toBe(row.dataKey)
    expect(await app.db.tenant(propertyId, (tx) => tx.select().from(registrationPictures))).toEqual([])
    expect(await desk.list('searchTerm=Nilsen')).toMatchObject({ items: [] })
    await night('2028-11-05')
    expect(await rows()).toHaveLength(1)
    await night('2028-11-06')
    expect(await rows()).toEqual([])
    const { runs } = (await owner.call('GET', 'privacy/retention')).data
    expect(runs[0]).toMatchObject({ day: '2028-11-06', registrations: 1 })
  })

  it('whose time was over goes at once', async () => {
    const { desk, rows, erase } = await aHouse()
    const past = { arrival: '2023-11-01', departure: '2023-11-05', state: 'checkout' as const }
    const { bookingId } = await desk.sent({}, past)
    await erase([bookingId])
    expect(await rows()).toEqual([])
  })
})

describe('every night', () => {
  it('takes what is past its own months, however long guests are kept', async () => {
    const { desk, owner, rows, night } = await aHouse()
    const stay = { arrival: '2026-10-10', departure: '2026-10-14', state: 'checkout' as const }
    await desk.sent({ keptMonths: 1 }, stay)
    const kept = await desk.sent({ keptMonths: 2 }, stay)
    await night('2026-11-14')
    expect(await rows()).toHaveLength(2)
    await night('2026-11-15')
    expect((await rows()).map(({ id }) => id)).toEqual([kept.id])
    const { runs } = (await owner.call('GET', 'privacy/retention')).data
    expect(runs[0]).toMatchObject({ registrations: 1, guests: 0 })
    const next = new Date(Date.parse('2026-11-15') + DAY_MS).toISOString().slice(0, 10)
    await night(next)
    expect(await rows()).toHaveLength(1)
  })
})

it('the night after a stay takes away what told its persons and devices apart', async () => {
  const { desk, rows, night } = await aHouse()
  const sender = { personMark: 'key.mark', clientKey: 'key of a client', deviceHash: 'hash' }
  const { id } = await desk.sent(sender, { arrival: '2026-11-10', departure: '2026-11-14' })
  await night('2026-11-14')
  expect(await rows()).toMatchObject([sender])
  await night('2026-11-15')
  expect(await rows()).toMatchObject([
    { personMark: id, clientKey: id, deviceHash: null, firstName: 'Astrid' },
  ])
})

describe('each adult of a booking', () => {
  /** Astrid booked and registered; Per registered on the same booking. */
  async function aShared() {
    const house = await aHouse()
    const { desk, owner } = house
    const { propertyId } = desk
    const booking = await desk.booking({ firstName: 'A', lastName: 'Booker' })
    const main = await aSubmission(app.db, propertyId, booking)
    const values = { ...aFilledForm().values, firstName: 'Per', lastName: 'Lund', passportNumber: 'P9999999' }
    const filled = aFilledForm({ values, companions: [] })
    const adult = await aSubmission(app.db, propertyId, booking, { person: 'adult', filled })
    const { files } = app.ports
    for (const { bookingId, id } of [main, adult])
      await anIdPicture({ db: app.db, files }, { propertyId, bookingId, submissionId: id }, Buffer.from(id))
    const pictures = () => app.db.tenant(propertyId, (tx) => tx.select().from(registrationPictures))
    const search = async (words: string) =>
      (await owner.call('GET', `privacy/guests?search=${encodeURIComponent(words)}`)).data.stays
    return { ...house, booking, main, adult, pictures, search }
  }
  const pictureIn = (id: string) => `data:image/webp;base64,${Buffer.from(id).toString('base64')}`

  it('is found by the name they registered with, beside the booking’s', async () => {
    const { booking, main, adult, search } = await aShared()
    const astrid = { id: main.id, name: 'Astrid Nilsen', isBooker: true }
    const per = { id: adult.id, name: 'Per Lund', isBooker: false }
    const row = { id: booking.id, name: 'A Booker', isErased: false }
    expect(await search('astrid nil')).toMatchObject([{ ...row, registered: [astrid] }])
    expect(await search('lund')).toMatchObject([{ ...row, registered: [per] }])
    const [byNumber] = await search(booking.bookingNumber)
    expect(byNumber.registered).toHaveLength(2)
  })

  it('is erased alone: the booker’s erasing leaves the others, and theirs leaves the booker', async () => {
    const { desk, owner, rows, erase, booking, main, adult, pictures, search } = await aShared()
    const { data } = await owner.call('POST', 'privacy/preview', { bookingIds: [booking.id] })
    const { holdings } = data as { holdings: { kind: string; count: number }[] }
    expect(holdings.find(({ kind }) => kind === 'registration')?.count).toBe(1)
    await erase([booking.id])
    const standing = async (id: string) => {
      const row = (await rows()).find((one) => one.id === id)
      return row && [row.firstName, row.lockedAt !== null]
    }
    expect(await standing(main.id)).toEqual(['', true])
    expect(await standing(adult.id)).toEqual(['Per', false])
    expect((await pictures()).map(({ submissionId }) => submissionId)).toEqual([adult.id])
    expect(await search('lund')).toMatchObject([{ isErased: true, name: '', registered: [{ id: adult.id }] }])
    const removed = await desk.call('DELETE', `registrationForms/submissions/${adult.id}`)
    expect(removed.data).toEqual({ lockedUntil: '2028-11-18' })
    expect(await standing(adult.id)).toEqual(['', true])
    expect(await pictures()).toEqual([])
    expect(await search('lund')).toEqual([])
  })

  it('gets a file of their own, with the ID picture; the provider gets masks and reads that they are masks', async () => {
    const { desk, owner, booking, main, adult } = await aShared()
    const ofBooker = `/api/hotel/privacy/export?ids=${booking.id}`
    const ofAdult = `/api/hotel/registrationForms/submissions/${adult.id}/export`
    const file = (await desk.get(ofBooker, owner.cookie)).json()
    expect(file.registration).toMatchObject([{ person: 'main', idPicture: pictureIn(main.id) }])
    expect(file.registration[0].values.passportNumber).toBe('X1234567')
    expect(file.registration[0].signature).toContain('<path')
    expect(JSON.stringify(file)).not.toContain('P9999999')
    const own = (await desk.get(ofAdult, owner.cookie)).json()
    expect(own).toMatchObject({
      bookings: [booking.bookingNumber],
      registration: [{ values: { passportNumber: 'P9999999' }, idPicture: pictureIn(adult.id) }],
    })
    expect((await desk.audit())[0]).toMatchObject({
      action: 'guest.exported',
      subject: booking.bookingNumber,
    })
    expect((await desk.get(ofAdult)).json().code).toBe('auth/not-allowed')
    const removed = await aSubmission(app.db, desk.propertyId, booking, { lockedAt: new Date(TEST_NOW) })
    const again = (await desk.get(ofBooker, owner.cookie)).json()
    expect(again.registration).toEqual(file.registration)
    const refused = await desk.get(ofAdult.replace(adult.id, removed.id), owner.cookie)
    expect(refused.json().code).toBe('registration/locked')
    const { cookie } = await desk.as('internal')
    for (const [url, id] of [
      [ofBooker, main.id],
      [ofAdult, adult.id],
    ] as const) {
      const masked = await desk.get(url, cookie)
      for (const secret of ['X1234567', 'P9999999', '1984-02-29', 'Harbour', '<path', pictureIn(id)])
        expect(masked.body).not.toContain(secret)
      expect(masked.json().registration[0]).toMatchObject({ idPicture: 'masked', signature: 'masked' })
    }
  })

  it('is taken out of a stay whose guests’ time is over', async () => {
    const { desk, owner, rows } = await aHouse()
    const stay = await desk.booking({ arrival: '2025-09-01', departure: '2025-09-05', state: 'checkout' })
    for (const person of ['main', 'adult'] as const)
      await aSubmission(app.db, desk.propertyId, stay, { person, keptMonths: 60 })
    const { retention } = (await owner.call('GET', 'privacy/retention')).data
    const day = addMonths(stay.departure, retention.guests + 1)
    await desk.night(day)
    expect((await rows()).map(({ lastName, lockedAt }) => [lastName, lockedAt !== null])).toEqual([
      ['', true],
      ['', true],
    ])
  })
})
