import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aGuestDesk } from '../../../testing/guest-desk.ts'
import {
  AMERICAN,
  aRegisteringGuest,
  aRegisteringHouse,
  filledBy,
  type RegisteringHouse,
} from '../../../testing/registering-guest.ts'
import { testSealedForms } from '../../../testing/registrations.ts'
import { registrationSubmissions } from '../tables.ts'

let app: TestApp
let house: RegisteringHouse
let booking: Awaited<ReturnType<RegisteringHouse['booking']>>

beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aRegisteringHouse(app)
  booking = await house.booking({
    firstName: 'Nora',
    lastName: 'Winters',
    email: 'nora@guest.example',
    adults: 2,
  })
})

const send = (more: Record<string, unknown> = {}, guest = house.guest()) =>
  guest.send({ booking: booking.linkKey, formId: house.formId, ...more })
const problemsOf = (answer: { details: { problems: { field: string; problem: string }[] } }) =>
  answer.details.problems.map(({ field, problem }) => `${field}: ${problem}`)

describe('a guest sends the form', () => {
  it('with companions; the stay says so, and the next visit begins with another adult', async () => {
    const guest = house.guest()
    const { data: start } = await guest.start(booking.linkKey)
    expect(start).toMatchObject({
      ...{ standing: 'open', opens: 'booking', isAtDesk: false, person: 'main', people: [] },
      known: { firstName: 'Nora', lastName: 'Winters' },
      stay: { arrival: '2026-11-15', departure: '2026-11-19', adults: 2 },
      today: '2026-11-15',
    })
    const companions = [
      { type: 'spouse', values: { ...AMERICAN, firstName: 'Ida', passportNumber: 'P5510027' } },
      { type: 'underage child', values: { firstName: 'Bo', lastName: 'Winters', birthDate: '2016-01-02' } },
    ]
    const { status, data } = await send({ filled: filledBy(AMERICAN, { companions } as never) }, guest)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      sentAt: '2026-11-15T11:00:00.000Z',
      keptUntil: '2028-11-19',
      people: [{ name: 'Nora', standing: 'registered', linkId: null }],
    })
    expect(await house.submissions()).toMatchObject([
      {
        ...{ person: 'main', firstName: 'Nora', lastName: 'Winters', companions: 2, formVersion: 1 },
        ...{ searchWords: expect.stringMatching(/^ nora winters /), termsVersion: 1, authorId: null },
        ...{ country: 'DK', keptMonths: 24, language: 'en' },
      },
    ])
    expect(await house.stored(booking.id)).toMatchObject({
      registeredAt: new Date(TEST_NOW),
      registeredPeople: 2,
    })
    expect((await house.guest().start(booking.linkKey)).data).toMatchObject({
      ...{ standing: 'filled', person: 'adult', known: {} },
    })
    app.clock.advance({ minutes: 1 })
    const other = { ...AMERICAN, firstName: 'Omar', birthDate: '1990-05-05' }
    const { data: second } = await send({ person: 'adult', filled: filledBy(other) })
    expect(second.people.map(({ name }: { name: string }) => name)).toEqual(['', 'Omar'])
    expect(await house.stored(booking.id)).toMatchObject({ registeredPeople: 3 })
  })

  it('and only what is asked of them is stored: a Nordic guest has no document, a booking its own days', async () => {
    const guest = house.guest()
    const dane = {
      ...AMERICAN,
      nationality: 'NO',
      arrivalDate: '1999-01-01',
      occupation: 'Spy',
      'own-x': 'y',
    }
    const { data } = await send({ filled: filledBy(dane) }, guest)
    const { values } = (await guest.readBack(data.formId)).data
    const { passportNumber: _number, documentType: _type, ...asked } = AMERICAN
    expect(values).toEqual({
      ...asked,
      ...{ nationality: 'NO', arrivalDate: '2026-11-15', departureDate: '2026-11-19' },
    })
  })

  it('and what the house knows stands where a field was left empty', async () => {
    const body = formBodyOf('DK')
    const fields = body.fields.map((field) =>
      ['email', 'phone'].includes(field.name)
        ? { ...field, isEnabled: true, isRequired: field.name === 'email' }
        : field,
    )
    house = await aRegisteringHouse(app, { ...body, fields })
    const written = {
      firstName: 'Nora',
      lastName: 'Winters',
      email: 'nora@guest.example',
      phone: '+4512345678',
    }
    const masked = { ...written, email: 'n•••@g•••.example', phone: '•••78' }
    booking = await house.booking(written)
    const guest = house.guest()
    expect((await guest.start(booking.linkKey)).data.known).toEqual(masked)
    const { firstName: _first, lastName: _last, ...rest } = AMERICAN
    const { data } = await send({ filled: filledBy(rest) }, guest)
    // Whoever holds a forwarded link reads no more of the booking than its page tells.
    expect((await guest.readBack(data.formId)).data.values).toMatchObject(masked)
    expect((await guest.printable([data.formId])).data).toMatchObject([{ values: masked }])
    const [row] = await house.submissions()
    expect(row && testSealedForms.open(row).values).toMatchObject(written)
    const adult = { ...AMERICAN, firstName: 'Omar' }
    expect(problemsOf(await send({ person: 'adult', filled: filledBy(adult) }))).toEqual(['email: required'])
  })

  it('not without a name, nor as a child', async () => {
    const emptied = filledBy({ ...AMERICAN, firstName: '', lastName: '  ' })
    expect(problemsOf(await send({ filled: emptied }))).toEqual(['firstName: required', 'lastName: required'])
    const child = filledBy({ ...AMERICAN, birthDate: '2026-11-14' })
    for (const person of ['main', 'adult']) {
      expect(problemsOf(await send({ person, filled: child }))).toEqual(['birthDate: too-young-to-sign'])
    }
    expect(await house.submissions()).toEqual([])
  })

  it('once, however often and from however many devices it is sent at once', async () => {
    const clientKey = newId()
    const guest = house.guest()
    const same = await Promise.all([1, 2, 3, 4].map(() => send({ clientKey }, guest)))
    expect(new Set(same.map(({ data }) => data.formId)).size).toBe(1)
    expect((await send()).code).toBe('registration/already-sent')
    expect((await send({ person: 'adult' })).code).toBe('registration/already-sent')
    booking = await house.booking()
    const devices = await Promise.all([1, 2, 3].map(() => send()))
    expect(devices.map(({ code }) => code ?? 'sent').toSorted()).toEqual([
      ...['registration/already-sent', 'registration/already-sent', 'sent'],
    ])
    expect(await house.submissions()).toHaveLength(2)
  })

  it('once, also on two nodes', async () => {
    const node = await openTestApp({ database: app.db, requestsPerMinute: 100_000 })
    onTestFinished(() => node.close())
    const guests = [app, node, app, node].map((at) => aRegisteringGuest(at, house.propertyId))
    const sent = await Promise.all(guests.map((guest) => send({}, guest)))
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await house.submissions()).toHaveLength(1)
  })

  it('in an older version for two hours after it was replaced', async () => {
    await house.replace({ ...formBodyOf('DK'), keptMonths: 6 })
    app.clock.advance({ minutes: 119 })
    const { status } = await send()
    expect(status).toBe(200)
    expect(await house.submissions()).toMatchObject([{ formVersion: 1, keptMonths: 24 }])
    app.clock.advance({ minutes: 2 })
    booking = await house.booking()
    expect((await send()).code).toBe('registration/form-changed')
    expect((await send({ version: 2 })).status).toBe(200)
  })
})

describe('what cannot be is said at its field', () => {
  const child = (values: object) => ({
    type: 'underage child',
    values: { firstName: 'Bo', lastName: 'Winters', ...values },
  })
  it.each([
    ['an impossible date', { birthDate: '1984-02-30' }, ['birthDate: not-a-date']],
    ['a birth in the future', { birthDate: '2026-11-16' }, ['birthDate: in-the-future']],
    ['a birth 131 years ago', { birthDate: '1895-01-01' }, ['birthDate: too-long-ago']],
    ['a name of 300 letters', { lastName: 'x'.repeat(300) }, ['lastName: too-long']],
    ['a name of emoji alone', { firstName: '🦊🦊' }, ['firstName: not-a-name']],
    ['no last name', { lastName: ' \u200b ' }, ['lastName: required']],
    ['a country of no two letters', { nationality: 'Narnia' }, ['nationality: not-a-country']],
    ['a country that is on no list', { nationality: 'ZZ' }, ['nationality: not-a-country']],
    ['terms that were not accepted', { acceptedTerms: '' }, ['acceptedTerms: required']],
  ])('%s', async (_what, change, problems) => {
    booking = await house.booking({ firstName: '', lastName: '' })
    const answer = await send({ filled: filledBy({ ...AMERICAN, ...change }) })
    expect(answer.status).toBe(422)
    expect(problemsOf(answer).slice(0, 1)).toEqual(problems)
    expect(await house.submissions()).toEqual([])
  })

  it.each([
    ['an emoji among letters', { firstName: 'Nora 🦊' }],
    ['a name from right to left', { firstName: 'נורה', lastName: 'وينترز' }],
    ['names of one letter', { firstName: 'O', lastName: 'Ö' }],
  ])('and %s is accepted', async (_what, change) => {
    expect((await send({ filled: filledBy({ ...AMERICAN, ...change }) })).status).toBe(200)
  })

  it('a passport that ends before the arrival', async () => {
    const body = formBodyOf('DK')
    const fields = body.fields.map((field) =>
      field.name === 'passportExpiryDate' ? { ...field, isEnabled: true, isRequired: true } : field,
    )
    house = await aRegisteringHouse(app, { ...body, fields })
    booking = await house.booking()
    const expiring = (passportExpiryDate: string) =>
      send({ filled: filledBy({ ...AMERICAN, passportExpiryDate }) })
    expect(problemsOf(await expiring('2026-11-14'))).toEqual(['passportExpiryDate: expired-before-arrival'])
    expect((await expiring('2026-11-15')).status).toBe(200)
  })

  it('a dot for a signature, and terms of another version', async () => {
    const dot = { kind: 'drawn' as const, strokes: [[[500, 200]] as [number, number][]] }
    expect(problemsOf(await send({ filled: filledBy(AMERICAN, { signature: dot }) }))).toEqual([
      'signature: not-signed',
    ])
    expect(problemsOf(await send({ termsVersion: 2 }))).toEqual(['acceptedTerms: required'])
    const typed = { kind: 'typed' as const, name: 'Nora Winters' }
    expect((await send({ filled: filledBy(AMERICAN, { signature: typed }) })).status).toBe(200)
  })

  it('21 companions, of whom 20 are accepted', async () => {
    const many = Array.from({ length: 21 }, () => child({ birthDate: '2016-01-02' }))
    const sent = (companions: object[]) => send({ filled: filledBy(AMERICAN, { companions } as never) })
    expect(problemsOf(await sent(many))).toEqual(['companions: too-many'])
    expect(problemsOf(await sent([child({ birthDate: '2008-11-15' })]))).toEqual([
      ...['companions.0.birthDate: not-a-minor', 'companions.0.nationality: required'],
      'companions.0.address: required',
    ])
    expect((await sent(many.slice(1))).status).toBe(200)
  })
})

describe('what was sent', () => {
  it('is read back by the device that sent it for half an hour, numbers masked, and by no other', async () => {
    const guest = house.guest()
    const { data } = await send({}, guest)
    expect((await guest.readBack(data.formId)).data).toMatchObject({
      formId: data.formId,
      values: { passportNumber: '••••03K', birthDate: '1984-03-17' },
    })
    expect(JSON.stringify((await guest.readBack(data.formId)).data)).not.toContain('strokes')
    const stranger = house.guest()
    expect((await stranger.readBack(data.formId)).code).toBe('registration/other-device')
    expect((await stranger.printable([data.formId])).data).toEqual([])
    expect((await guest.printable([data.formId, 'nonsense', newId()])).data).toMatchObject([
      { formId: data.formId },
    ])
    const elsewhere = await aRegisteringHouse(app)
    expect((await elsewhere.guest().readBack(data.formId)).code).toBe('registration/unknown')
    app.clock.advance({ minutes: 30 })
    expect((await guest.readBack(data.formId)).code).toBe('registration/other-device')
    expect((await guest.printable([data.formId])).data).toEqual([])
  })

  it('is answered again as it was, and with other answers refused instead of leaving them out', async () => {
    const guest = house.guest()
    const clientKey = newId()
    const { data } = await send({ clientKey }, guest)
    expect((await send({ clientKey }, guest)).data.formId).toBe(data.formId)
    const { firstName: _known, ...others } = AMERICAN
    for (const filled of [
      filledBy({ ...AMERICAN, passportNumber: 'P0000001' }),
      filledBy({ ...others, address: 'Another Street 5' }),
      filledBy(AMERICAN, { signature: { kind: 'typed', name: 'Nora W' } }),
    ])
      expect(await send({ clientKey, filled }, guest)).toMatchObject({
        ...{ status: 422, code: 'request/key-reused' },
      })
    expect(await house.submissions()).toHaveLength(1)
  })

  it('and lies under a key that is lost says that it was sent, and nothing more', async () => {
    const guest = house.guest()
    const { data } = await send({}, guest)
    await app.db.tenant(house.propertyId, (tx) => tx.update(registrationSubmissions).set({ keyId: 'lost' }))
    expect(await guest.readBack(data.formId)).toMatchObject({
      ...{ status: 409, code: 'registration/already-sent' },
    })
    expect((await guest.printable([data.formId])).data).toEqual([])
  })

  it('can be read back after an answer that was lost on its way', async () => {
    const clientKey = newId()
    await send({ clientKey })
    const forgetful = house.guest()
    const { data } = await send({ clientKey }, forgetful)
    expect((await forgetful.readBack(data.formId)).status).toBe(200)
  })
})

it('terms that nobody wrote are neither shown nor accepted', async () => {
  const untold = await aRegisteringHouse(app, undefined, null)
  const { linkKey } = await untold.booking()
  const guest = untold.guest()
  const { data } = await guest.start(linkKey)
  expect(data.form.fields.map(({ name }: { name: string }) => name)).not.toContain('acceptedTerms')
  const { acceptedTerms: _, ...values } = AMERICAN
  const sent = await guest.send({ booking: linkKey, formId: untold.formId, filled: filledBy(values) })
  expect(sent.status).toBe(200)
  expect(await untold.submissions()).toMatchObject([{ termsVersion: null }])
})

describe('a form is not to be had', () => {
  it('without a booking or a form: lists are empty and the wizard says none', async () => {
    const guest = house.guest()
    for (const path of ['registrationForms', 'registrationFormsFields']) {
      expect((await guest.call('GET', path)).data).toEqual([])
      expect((await guest.call('GET', `${path}?booking=${newId()}`)).data).toEqual([])
      expect((await guest.call('GET', `${path}?booking=${booking.linkKey}`)).data).toHaveLength(1)
    }
    const bare = await aGuestDesk(app)
    const { linkKey } = await bare.booking()
    const without = aRegisteringGuest(app, bare.propertyId)
    expect((await without.start(linkKey)).data).toMatchObject({ standing: 'none', form: null, known: {} })
    expect((await without.call('GET', `registrationForms?booking=${linkKey}`)).data).toEqual([])
    const { formId } = house
    expect((await without.send({ booking: linkKey, formId })).code).toBe('registration/form-unknown')
  })

  it('by the link of another property', async () => {
    const elsewhere = await aRegisteringHouse(app)
    const { linkKey } = booking
    expect((await elsewhere.guest().start(linkKey)).code).toBe('booking/unknown')
    expect((await elsewhere.guest().send({ booking: linkKey, formId: house.formId })).code).toBe(
      'booking/unknown',
    )
    expect((await house.guest().send({ booking: linkKey, formId: elsewhere.formId })).code).toBe(
      'registration/form-changed',
    )
  })

  it('for a stay that is called off or over', async () => {
    const over = await house.booking({ arrival: '2026-11-01', departure: '2026-11-05', state: 'checkout' })
    const off = await house.booking({ cancelledAt: new Date(TEST_NOW) })
    for (const { linkKey } of [over, off]) {
      expect((await house.guest().start(linkKey)).code).toBe('booking/unknown')
      expect((await house.guest().send({ booking: linkKey, formId: house.formId })).code).toBe(
        'booking/unknown',
      )
    }
  })
})

it('countries have their name in the language, their own and their prefix, and are kept for a day', async () => {
  const guest = house.guest()
  const { data, headers } = await guest.call('GET', 'countries?interfaceLanguage=no')
  expect(headers['cache-control']).toContain('max-age=86400')
  expect(data.find(({ code }: { code: string }) => code === 'DE')).toEqual({
    ...{ code: 'DE', name: 'Tyskland', nativeName: 'Deutschland', phonePrefix: '+49' },
  })
  expect(data.length).toBeGreaterThan(240)
})
