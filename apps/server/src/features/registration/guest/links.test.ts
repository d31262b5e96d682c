import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import {
  AMERICAN,
  aRegisteringHouse,
  filledBy,
  type RegisteringHouse,
} from '../../../testing/registering-guest.ts'
import { makeLink } from '../links/make-link.ts'
import { registrationLinks } from '../tables.ts'

let app: TestApp
let house: RegisteringHouse

beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aRegisteringHouse(app)
})

const links = () =>
  app.db.tenant(house.propertyId, (tx) =>
    tx.select().from(registrationLinks).where(eq(registrationLinks.propertyId, house.propertyId)),
  )
const tokenOf = (path: string) => path.split('/').at(-1) ?? ''
const omar = filledBy({ ...AMERICAN, firstName: 'Omar', birthDate: '1990-05-05' })

it('a link for another adult opens that form once and nothing else of the booking', async () => {
  const { linkKey, id, bookingNumber } = await house.booking({ firstName: 'Nora', adults: 2 })
  const maker = house.guest()
  const { data } = await maker.link(linkKey, ' Omar\u202e ')
  expect(data.people).toEqual([{ name: 'Omar', standing: 'has a link', linkId: expect.any(String) }])
  const token = tokenOf(data.path)
  const phone = house.guest()
  const { data: start } = await phone.start(token)
  expect(start).toMatchObject({
    ...{ standing: 'open', opens: 'person', person: 'adult', isAtDesk: false, known: {}, people: [] },
    stay: { adults: null },
  })
  expect(JSON.stringify(start)).not.toMatch(new RegExp(`Nora|${bookingNumber}|${id}|${linkKey}`))
  expect((await phone.link(token, 'Eve')).code).toBe('booking/unknown')
  for (const path of [`bookings/${token}`, `stay?booking=${token}`, `thread?booking=${token}`])
    expect((await phone.call('GET', path)).status, path).toBeGreaterThanOrEqual(400)
  const clientKey = newId()
  const send = (key: string) =>
    // It says main: the link knows better.
    phone.send({ booking: token, formId: house.formId, filled: omar, clientKey: key })
  const { data: sent } = await send(clientKey)
  expect(sent.people).toEqual([])
  expect((await send(clientKey)).data.formId).toBe(sent.formId)
  expect((await send(newId())).code).toBe('registration/link-used')
  expect((await house.submissions()).map(({ person }) => person)).toEqual(['adult'])
  expect((await house.stored(id))?.registeredAt).toBeNull()
  // The page still stands for whoever opens it again.
  expect((await house.guest().start(token)).data).toMatchObject({ standing: 'used', form: null })
  const page = await app.inject({ url: data.path })
  expect(page.statusCode).toBe(200)
  // Who sent it is told that they are registered, and nothing they wrote; who made the link hears no such thing.
  expect((await phone.start(token)).data).toMatchObject({
    standing: 'filled',
    form: null,
    known: {},
    people: [],
  })
  expect((await maker.start(token)).data).toMatchObject({ standing: 'used' })
  // Neither its maker nor anybody else is told who wrote it, and the link forgot whom it was for.
  expect((await maker.start(linkKey)).data).toMatchObject({
    ...{ standing: 'open', person: 'main', people: [{ name: '', standing: 'registered' }] },
  })
  expect(await links()).toMatchObject([{ name: '', submissionId: sent.formId }])
})

it('names are for the device that sent or made them, on the page as well; others see how many there are', async () => {
  const { linkKey } = await house.booking({ firstName: 'Booked', adults: 3 })
  const [device, other] = [house.guest(), house.guest()]
  await device.link(linkKey, 'Omarion')
  await device.send({ booking: linkKey, formId: house.formId })
  const named = [
    { name: 'Nora', standing: 'registered', linkId: null },
    { name: 'Omarion', standing: 'has a link', linkId: expect.any(String) },
  ]
  const unnamed = named.map(({ standing }) => ({ name: '', standing, linkId: null }))
  expect((await device.start(linkKey)).data.people).toEqual(named)
  expect((await other.start(linkKey)).data.people).toEqual(unnamed)
  app.clock.advance({ minutes: 1 })
  expect((await other.link(linkKey, 'Eve')).data.people).toEqual([
    ...unnamed,
    { name: 'Eve', standing: 'has a link', linkId: expect.any(String) },
  ])
  const url = `/registration-form/${house.propertyId}/${linkKey}`
  const page = async (by: typeof device) => (await app.inject({ url, headers: { cookie: by.cookie() } })).body
  expect(await page(device)).toContain('Omarion')
  expect(await page(other)).not.toMatch(/Omarion|Nora/)
})

it('a device is known by what this house signed, not by a value somebody chose', async () => {
  const { linkKey } = await house.booking()
  const guest = house.guest()
  const { data } = await guest.send({ booking: linkKey, formId: house.formId })
  const [name = '', value = ''] = guest.cookie().split('=')
  const [token = '', signature = ''] = value.split('.')
  const readAs = async (cookie: string) =>
    (await house.guest(`${name}=${cookie}`).readBack(data.formId)).code ?? 'read'
  expect(await readAs(`${token}.${signature}`)).toBe('read')
  for (const made of [token, `${token}.${'A'.repeat(43)}`, `${'x'.repeat(22)}.${signature}`])
    expect(await readAs(made), made).toBe('registration/other-device')
  const chosen = house.guest(`${name}=${'c'.repeat(22)}`)
  await chosen.link(linkKey, 'Omar')
  expect(chosen.cookie()).not.toContain('c'.repeat(22))
})

it('a renewed booking link ends unused links that guests made, and none of the desk', async () => {
  const { id, linkKey } = await house.booking({ adults: 3 })
  const guest = house.guest()
  const [unused, used] = [await guest.link(linkKey, 'Omar'), await guest.link(linkKey, 'Eve')]
  const eve = filledBy({ ...AMERICAN, firstName: 'Eve' })
  await house.guest().send({ booking: tokenOf(used.data.path), formId: house.formId, filled: eve })
  const desk = (await house.call('POST', 'registrationForms/desk', { bookingId: id })).data
  const { revision = 0 } = (await house.stored(id)) ?? {}
  const { data: renewed } = await house.command(id, 'link', revision)
  const token = tokenOf(unused.data.path)
  expect((await house.guest().start(token)).code).toBe('booking/unknown')
  expect((await house.guest().send({ booking: token, formId: house.formId, filled: omar })).code).toBe(
    'booking/unknown',
  )
  expect((await house.guest().start(tokenOf(used.data.path))).data.standing).toBe('used')
  expect((await house.guest().start(tokenOf(desk.path))).data.standing).toBe('open')
  expect((await guest.start(renewed.linkKey)).data.people).toEqual([
    { name: '', standing: 'registered', linkId: null },
  ])
  expect((await house.call('GET', `registrationForms/stays/${id}`)).data.open).toEqual([])
})

it('a link that went round fills the register with a few people, and keeps neither guest nor desk out', async () => {
  const { id, linkKey } = await house.booking({ adults: 2 })
  const called = (firstName: string) => filledBy({ ...AMERICAN, firstName })
  const adult = (firstName: string, booking = linkKey) =>
    house.guest().send({ booking, formId: house.formId, person: 'adult', filled: called(firstName) })
  const sent = []
  for (const name of ['Ann', 'Ben', 'Cid', 'Dan']) sent.push((await adult(name)).code ?? 'sent')
  expect(sent).toEqual(['sent', 'sent', 'sent', 'registration/too-many-people'])
  expect((await house.guest().link(linkKey, 'Eve')).code).toBe('registration/too-many-people')
  expect((await house.guest().send({ booking: linkKey, formId: house.formId })).status).toBe(200)
  const { data } = await house.call('POST', 'registrationForms/desk', { bookingId: id })
  expect((await adult('Fay', tokenOf(data.path))).status).toBe(200)
  expect((await house.stored(id))?.registeredPeople).toBe(5)
})

it('one link is used by one of those who send at once; the others are told that and nothing of the person', async () => {
  const { linkKey } = await house.booking()
  const token = tokenOf((await house.guest().link(linkKey, 'Omar')).data.path)
  const other = filledBy({ ...AMERICAN, firstName: 'Eve' })
  const sent = await Promise.all(
    [omar, other, omar].map((filled) => house.guest().send({ booking: token, formId: house.formId, filled })),
  )
  expect(sent.map(({ code }) => code ?? 'sent').toSorted()).toEqual([
    ...['registration/link-used', 'registration/link-used', 'sent'],
  ])
})

it('a link that is sent again replaces the first, and there are few of them', async () => {
  const { linkKey, id } = await house.booking({ adults: 20 })
  const guest = house.guest()
  const { data } = await guest.link(linkKey, 'Omar')
  const { data: again } = await guest.link(linkKey, 'Omar', data.people[0].linkId)
  expect(again.people).toHaveLength(1)
  expect((await house.guest().start(tokenOf(data.path))).code).toBe('booking/unknown')
  expect((await house.guest().start(tokenOf(again.path))).status).toBe(200)
  for (let nth = 0; nth < 9; nth++) expect((await house.guest().link(linkKey, `P${nth}`)).status).toBe(200)
  expect((await house.guest().link(linkKey, 'One more')).code).toBe('registration/too-many-people')
  app.clock.set('2026-11-19T23:30:00Z')
  expect((await house.guest().start(tokenOf(again.path))).code).toBe('booking/unknown')
  const elsewhere = await aRegisteringHouse(app)
  expect((await elsewhere.guest().start(tokenOf(again.path))).code).toBe('booking/unknown')
  expect(id).not.toBe(linkKey)
})

it('a form that is filled in at the desk names who turned the tablet round, and is written down', async () => {
  const { propertyId } = house
  const { id: bookingId, bookingNumber } = await house.booking({ firstName: 'Nora', lastName: 'Winters' })
  const { path } = await app.db.tenant(propertyId, (tx) =>
    makeLink(tx, {
      ...{
        propertyId,
        bookingId,
        person: 'main',
        name: '',
        by: { author: { id: 'anna', name: 'Anna Lien' } },
      },
      ...{ madeAt: app.clock.now(), expiresAt: new Date('2026-11-16T00:00:00Z') },
    }),
  )
  const tablet = house.guest()
  const token = tokenOf(path)
  expect((await tablet.start(token)).data).toMatchObject({
    ...{ isAtDesk: true, person: 'main', opens: 'person', known: { firstName: 'Nora' } },
  })
  expect((await tablet.send({ booking: token, formId: house.formId })).status).toBe(200)
  expect(await house.submissions()).toMatchObject([
    { authorId: 'anna', authorName: 'Anna Lien', person: 'main' },
  ])
  expect((await house.stored(bookingId))?.registeredAt).toEqual(new Date(TEST_NOW))
  const { rows } = await app.db.tenant(propertyId, (tx) =>
    tx.execute(
      sql`select actor_name, subject, details from audit_entries where action = 'registration.filled-in'`,
    ),
  )
  expect(rows).toEqual([{ actor_name: 'Anna Lien', subject: bookingNumber, details: {} }])
})
