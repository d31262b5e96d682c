import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../testing/app.ts'
import { aSignedIn } from '../testing/builders.ts'
import { openTestDatabase } from '../testing/database.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { ASTRIDS_ROOM } from './fjellheim/stays.ts'
import { unitId } from './fjellheim/units.ts'
import { readGuestbook } from './guestbook-file.ts'
import { demoAddresses, demoLinks } from './links.ts'
import { seedDemo } from './seed.ts'

const now = Date.parse(TEST_NOW)
const TODAY = TEST_NOW.slice(0, 10)
const ASTRIDS_CODE = '84 16'
/** What only those who sleep here may know, by the facts of the card about the room; no id or hash looks like one. */
const ROOM_SECRETS = ['multe-og-bjork', '1911 53', ASTRIDS_CODE, '50 93']
const A_FEW = 6

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ database: await openTestDatabase() })
  await seedDemo({ db: app.db, media: app.media, sealedData: app.sealedData, now })
})
afterAll(async () => {
  await app.close()
  await app.db.close()
})

const bodyOf = async (url: string) => (await app.inject({ url })).body

/** What a booking's own answer says; nobody shares it. */
const stayOf = (linkKey: string) => bodyOf(`/api/guest/fjellheim/bookings/${linkKey}`)

test('the codes looked for here are those of the guestbook', async () => {
  const { cards } = await readGuestbook(fjellheim(now), now)
  const variants = cards
    .filter(({ type }) => type === 'UnitSpecific')
    .flatMap(({ content }) => Object.values(content).flatMap((byVariant) => Object.values(byVariant)))
  const values = variants.flatMap(({ facts = [] }) => facts.map(({ value }) => value))
  expect(new Set(values)).toEqual(new Set([...ROOM_SECRETS, 'Fjellheim Guest']))
})

test('exported again, the guestbooks are the files they came from', async () => {
  for (const propertyId of ['fjellheim', 'havnehuset', 'showcase']) {
    const { cookie } = await aSignedIn(app, propertyId, ['editor'])
    const { body } = await app.inject({ url: '/api/hotel/guestbook/export', headers: { cookie } })
    const file = await readFile(new URL(`${propertyId}/guestbook.json`, import.meta.url), 'utf8')
    expect(withoutSizes(body)).toEqual(withoutSizes(file))
  }
})

/** How many bytes a drawing takes as a photo is up to the processor that encodes it. */
const withoutSizes = (text: string) =>
  JSON.parse(text, (key, value: unknown) => (key === 'bytes' ? 'some' : value))

test('no code and no password rides in an answer that guests share', async () => {
  const { linkKey } = demoLinks().inHouse
  const shared = [
    await bodyOf('/guestbook/fjellheim'),
    await bodyOf(`/guestbook/fjellheim/${linkKey}`),
    await bodyOf(demoAddresses().room),
    await bodyOf(`/api/guest/fjellheim/guestbook?booking=${linkKey}`),
    await bodyOf('/api/guest/fjellheim/clientData'),
  ]
  for (const body of shared) for (const secret of ROOM_SECRETS) expect(body).not.toContain(secret)
  expect(shared[3]).toContain('UnitSpecific')
})

test('a guest in house gets the code of their own door and of no other', async () => {
  expect(await stayOf(demoLinks().inHouse.linkKey)).toContain(ASTRIDS_CODE)
  const others = fjellheim(now).bookings.filter(
    ({ state, departure, unitId: unit }) =>
      state === 'checkin' && departure > TODAY && unit !== unitId(ASTRIDS_ROOM),
  )
  expect(others.length).toBeGreaterThan(A_FEW)
  for (const { linkKey } of others.slice(0, A_FEW)) {
    const stay = await stayOf(linkKey)
    expect(stay).toContain('Fjellheim Guest')
    expect(stay).not.toContain(ASTRIDS_CODE)
  }
})

test('the pass of a guest in house carries their own door and the network of the house', async () => {
  const demo = fjellheim(now)
  const { linkKey } = demoLinks().inHouse
  expect(JSON.parse(await stayOf(linkKey)).data.access).toEqual({
    doorCode: ASTRIDS_CODE,
    wifiName: 'Fjellheim Guest',
    wifiPassword: 'multe-og-bjork',
  })
  const codes = demo.units.map(({ doorCode }) => doorCode)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^\d\d \d\d$/)
})

test('before and after the stay nobody gets a code', async () => {
  for (const { linkKey } of [demoLinks().beforeArrival, demoLinks().departed]) {
    const stay = await stayOf(linkKey)
    for (const secret of ROOM_SECRETS) expect(stay).not.toContain(secret)
  }
})

test('the showcase opens as a guestbook of its own, in its own colours', async () => {
  const { headers } = await app.inject({ url: '/mobile/showcase' })
  expect(headers.location).toBe('/guestbook/showcase')
  const opened = await app.inject({ url: '/guestbook/showcase' })
  expect(opened.statusCode).toBe(200)
  expect(opened.body).toContain('Up the wooden stairs')
  expect(opened.body).toContain('#43263f')
  expect(await bodyOf('/guestbook/showcase?language=1')).toContain('Op ad trætrappen')
})

test('every address of the welcome page opens, with the box it names', async () => {
  for (const [name, address] of Object.entries(demoAddresses())) {
    const { headers } = await app.inject({ url: address })
    const url = headers.location ?? address
    const opened = await app.inject({ url })
    expect(opened.statusCode, name).toBe(200)
    if (name === 'menu') expect(opened.headers['content-type']).toBe('application/pdf')
    const opensBox = ['room', 'voucher', 'product'].includes(name)
    const box = new URL(url, 'http://localhost').searchParams.get('box')
    expect(box !== null, name).toBe(opensBox)
    if (opensBox) expect(opened.body, name).toContain(`"openBox":"${box}"`)
  }
})
