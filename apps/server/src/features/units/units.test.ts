import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aBooking, aCard, aProperty, aSignedIn, aUnit } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function aManagedHouse() {
  const propertyId = await aProperty(app.db)
  const { cookie } = await aSignedIn(app, propertyId, ['manager'])
  const call = caller(app, cookie)
  const category = (name: string) => call('POST', 'unitCategories', { name }).then(({ data }) => data)
  return { propertyId, cookie, call, double: await category('Double'), suite: await category('Suite') }
}

describe('units', () => {
  it('are added, changed and listed in the order people count', async () => {
    const { call, double, suite } = await aManagedHouse()
    for (const code of ['10', '9', '101']) await call('POST', 'units', { code, categoryId: double.id })
    const { data } = await call('POST', 'units', { code: ' 11  B ', categoryId: double.id })
    expect(data).toMatchObject({ code: '11 B', linkId: expect.stringMatching(/^[\w-]{1,12}$/) })
    await call('PUT', `units/${data.id}`, { code: '11', categoryId: suite.id, revision: data.revision })
    const list = (await call('GET', 'units')).data
    expect(list.units.map(({ code }: { code: string }) => code)).toEqual(['9', '10', '11', '101'])
    expect((await call('GET', 'unitCategories')).data.categories).toEqual([
      { ...double, units: 3 },
      { ...suite, units: 1 },
    ])
  })

  it('have codes and link ids of their own', async () => {
    const { call, double } = await aManagedHouse()
    const first = (await call('POST', 'units', { code: '1', categoryId: double.id })).data
    expect((await call('POST', 'units', { code: '1', categoryId: double.id })).code).toBe('units/code-taken')
    const other = (await call('POST', 'units', { code: '2', categoryId: double.id })).data
    const change = { code: '1', categoryId: double.id, revision: first.revision }
    expect((await call('PUT', `units/${other.id}`, change)).code).toBe('units/code-taken')
    expect((await call('PUT', `units/${first.id}`, change)).status).toBe(200)
    const renewed = (await call('POST', `units/${first.id}/link`)).data
    expect(new Set([first.linkId, other.linkId, renewed.linkId]).size).toBe(3)
  })

  it('that two people edit are overwritten by nobody: the second gets the version of the first', async () => {
    const { call, double } = await aManagedHouse()
    const unit = (await call('POST', 'units', { code: '1', categoryId: double.id })).data
    const save = (code: string, doorCode: string) => {
      const access = { doorCode, wifiName: null, wifiPassword: null }
      return call('PUT', `units/${unit.id}`, { code, categoryId: double.id, access, revision: unit.revision })
    }
    const [first, again] = [await save('1', '1111'), await save('1', '1111')]
    expect([first.status, again.status]).toEqual([200, 200])
    expect([first.data.revision, again.data.revision]).toEqual([unit.revision + 1, unit.revision + 1])
    const second = await save('1', '2222')
    expect(second).toMatchObject({
      status: 409,
      code: 'units/stale-revision',
      details: { current: { id: unit.id, access: { doorCode: '1111' }, revision: unit.revision + 1 } },
    })
    expect((await call('GET', 'units')).data.units[0].access.doorCode).toBe('1111')
  })

  it('are saved by nobody who does not say which version they saw', async () => {
    const { call, double } = await aManagedHouse()
    const access = { doorCode: '1111', wifiName: null, wifiPassword: null }
    const unit = (await call('POST', 'units', { code: '1', categoryId: double.id, access })).data
    const change = { code: '1', categoryId: double.id, access: { ...access, doorCode: '2222' } }
    expect((await call('PUT', `units/${unit.id}`, change)).code).toBe('request/invalid')
    expect((await call('GET', 'units')).data.units[0].access.doorCode).toBe('1111')
  })

  it('whose door code or Wi-Fi changes are in the audit log, without the values', async () => {
    const { propertyId, call, double } = await aManagedHouse()
    const access = { doorCode: 'secret 1', wifiName: null, wifiPassword: null }
    const { data } = await call('POST', 'units', { code: '204', categoryId: double.id, access })
    const change = { categoryId: double.id, code: '204', revision: data.revision }
    const saved = await call('PUT', `units/${data.id}`, {
      ...change,
      access: { ...access, wifiPassword: 'secret 2' },
    })
    await call('PUT', `units/${data.id}`, { ...change, code: '205', revision: saved.data.revision })
    const text = 'code;category;door code\n205;Double;secret 3\n206;Double;secret 4'
    expect((await call('POST', 'units/import', { text, dryRun: false })).data.isDone).toBe(true)
    const owner = caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)
    const { items } = (await owner('GET', 'audit')).data as {
      items: { action: string; subject: string; details: object }[]
    }
    const written = items.filter(({ action }) => action === 'unit-access.changed')
    expect(written.map(({ subject, details }) => [subject, details])).toEqual([
      ['205, 206', { changed: 'door code', rows: '2' }],
      ['204', { changed: 'Wi-Fi password' }],
      ['204', { changed: 'door code' }],
    ])
    expect(JSON.stringify(items)).not.toContain('secret')
  })

  it('get their door codes and Wi-Fi all at once, or not at all', async () => {
    const { propertyId, call, double } = await aManagedHouse()
    const [one, two] = await Promise.all(
      ['101', '102'].map(async (code) => (await call('POST', 'units', { code, categoryId: double.id })).data),
    )
    const access = (doorCode: string) => ({ doorCode, wifiName: 'Fjord', wifiPassword: null })
    const save = (changes: object[]) => call('PUT', 'units/access', { changes })
    const change = (unit: { id: string; revision: number }, doorCode: string) => ({
      unitId: unit.id,
      revision: unit.revision,
      access: access(doorCode),
    })
    const both = [change(one, 'secret 1'), change(two, 'secret 2')]
    const { data } = await save(both)
    expect(data.units.map((unit: { access: object }) => unit.access)).toEqual([
      access('secret 1'),
      access('secret 2'),
    ])
    // An answer that was lost: the same once more is saved already.
    expect((await save(both)).data.units).toEqual(data.units)
    const late = await save([change(data.units[0], 'secret 3'), change(two, 'secret 4')])
    expect(late).toMatchObject({ code: 'units/stale-revision', details: { codes: ['102'] } })
    expect((await call('GET', 'units')).data.units).toEqual(data.units)
    const owner = caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)
    const { items } = (await owner('GET', 'audit?action=unit-access.changed')).data
    expect(items).toMatchObject([{ subject: '101, 102', details: { rows: '2' } }])
    expect(JSON.stringify(items)).not.toContain('secret')
    const keeper = await aSignedIn(app, propertyId, ['housekeeping'])
    expect((await caller(app, keeper.cookie)('PUT', 'units/access', { changes: both })).status).toBe(403)
  })

  it('cannot be in a category that is not there', async () => {
    const { call } = await aManagedHouse()
    const foreign = await aUnit(app.db, await aProperty(app.db), '1')
    const answer = await call('POST', 'units', { code: '1', categoryId: foreign.categoryId })
    expect(answer.code).toBe('units/category-unknown')
    expect(
      (await call('PUT', `units/${foreign.id}`, { code: '1', categoryId: foreign.categoryId, revision: 1 }))
        .code,
    ).toBe('units/category-unknown')
    expect((await call('DELETE', `units/${foreign.id}`)).code).toBe('units/unknown')
  })

  it('have a floor, which stays where a change says nothing of it', async () => {
    const { call, double } = await aManagedHouse()
    const made = (await call('POST', 'units', { code: '1', categoryId: double.id, floor: 0 })).data
    expect(made.floor).toBe(0)
    expect((await call('POST', 'units', { code: '2', categoryId: double.id })).data.floor).toBeNull()
    const change = (floor: object, revision: number) =>
      call('PUT', `units/${made.id}`, { code: '1A', categoryId: double.id, ...floor, revision })
    const renamed = (await change({}, made.revision)).data
    expect(renamed).toMatchObject({ code: '1A', floor: 0 })
    const moved = (await change({ floor: -1 }, renamed.revision)).data
    expect(moved.floor).toBe(-1)
    expect((await change({ floor: null }, moved.revision)).data.floor).toBeNull()
    for (const floor of [201, -10, 1.5, '2']) expect((await change({ floor }, 9)).status).toBe(400)
  })

  it('that a booking or a card names are not deleted, and the answer says why', async () => {
    const { propertyId, call, double } = await aManagedHouse()
    const { id } = (await call('POST', 'units', { code: '1', categoryId: double.id })).data
    await aBooking(app.db, propertyId, { unitId: id })
    const segmentation = { all: false, targetGroups: [], unitCategories: [], selection: [id] }
    const card = await aCard(app.db, propertyId, { title: 'Door code', visibility: { segmentation } })
    const answer = await call('DELETE', `units/${id}`)
    expect(answer).toMatchObject({
      status: 409,
      code: 'units/in-use',
      details: { bookings: 1, cards: [{ id: card.id, name: 'Door code' }] },
    })
    expect((await call('GET', 'units')).data.units).toHaveLength(1)
  })

  it('nobody uses are deleted', async () => {
    const { call, double } = await aManagedHouse()
    const { id } = (await call('POST', 'units', { code: '1', categoryId: double.id })).data
    expect((await call('DELETE', `units/${id}`)).data).toEqual({ id })
    expect((await call('DELETE', `units/${id}`)).code).toBe('units/unknown')
  })

  it('that change are told to whoever shows the property', async () => {
    const { propertyId, call, double } = await aManagedHouse()
    const codes = async () =>
      (await app.inject({ url: `/api/guest/${propertyId}/clientData` })).json().data.units as string[]
    expect(await codes()).toEqual([])
    await call('POST', 'units', { code: '1', categoryId: double.id })
    await expect.poll(codes).toEqual(['1'])
  })

  it('are read by housekeeping and changed by nobody there', async () => {
    const { propertyId, double } = await aManagedHouse()
    const call = caller(app, (await aSignedIn(app, propertyId, ['housekeeping'])).cookie)
    expect((await call('GET', 'units')).status).toBe(200)
    expect((await call('POST', 'units', { code: '1', categoryId: double.id })).code).toBe('auth/not-allowed')
  })
})

describe('unit categories', () => {
  it('have names of their own, whatever the capitals', async () => {
    const { call, double, suite } = await aManagedHouse()
    expect((await call('POST', 'unitCategories', { name: 'dOUBLE ' })).code).toBe('units/name-taken')
    expect((await call('PUT', `unitCategories/${suite.id}`, { name: 'double' })).code).toBe(
      'units/name-taken',
    )
    expect((await call('PUT', `unitCategories/${double.id}`, { name: 'DOUBLE' })).data.name).toBe('DOUBLE')
  })

  it('with units, in a target group or named by a card are not deleted', async () => {
    const { propertyId, call, double, suite } = await aManagedHouse()
    await call('POST', 'units', { code: '1', categoryId: double.id })
    expect(await call('DELETE', `unitCategories/${double.id}`)).toMatchObject({
      code: 'units/in-use',
      details: { units: 1 },
    })
    await aBooking(app.db, propertyId, { unitCategoryId: suite.id })
    const group = (await call('POST', 'targetGroups', aGroup({ unitCategories: [suite.id] }))).data
    const card = await aCard(app.db, propertyId, {
      type: 'UnitSpecific',
      title: 'Sauna',
      content: { 0: { default: { title: 'Sauna' }, [`category:${suite.id}`]: { title: 'Your sauna' } } },
    })
    expect((await call('DELETE', `unitCategories/${suite.id}`)).details).toMatchObject({
      bookings: 1,
      targetGroups: [{ id: group.id, name: group.name }],
      cards: [{ id: card.id, name: 'Sauna' }],
    })
  })

  it('nobody uses are deleted', async () => {
    const { call, suite } = await aManagedHouse()
    expect((await call('DELETE', `unitCategories/${suite.id}`)).status).toBe(200)
    expect((await call('DELETE', `unitCategories/${suite.id}`)).code).toBe('units/category-unknown')
  })
})

const aGroup = (change: object = {}) => ({
  name: 'Conference',
  rateCodes: [],
  unitCategories: [],
  minNights: null,
  maxNights: null,
  returningGuest: null,
  ...change,
})

describe('target groups', () => {
  it('say how many bookings of guests who are here or will come fit', async () => {
    const { propertyId, call } = await aManagedHouse()
    const unit = await aUnit(app.db, propertyId, '204')
    await aBooking(app.db, propertyId, { rateCode: 'CONF', unitId: unit.id })
    await aBooking(app.db, propertyId, { rateCode: 'CONF' })
    await aBooking(app.db, propertyId, { rateCode: 'BAR' })
    await aBooking(app.db, propertyId, { rateCode: 'CONF', state: 'checkout' })
    await aBooking(app.db, propertyId, { rateCode: 'CONF', arrival: '2026-11-01', departure: '2026-11-14' })
    await call('POST', 'targetGroups', aGroup({ rateCodes: ['CONF'] }))
    const rule = aGroup({
      rateCodes: ['CONF'],
      unitCategories: [unit.categoryId],
      minNights: 6,
      maxNights: 6,
    })
    await call('POST', 'targetGroups', { ...rule, name: 'In the suite' })
    const { data } = await call('GET', 'targetGroups')
    expect(data.groups.map(({ name, matching }: Record<string, unknown>) => [name, matching])).toEqual([
      ['Conference', 2],
      ['In the suite', 1],
    ])
    expect([data.bookings, data.rateCodes]).toEqual([3, ['BAR', 'CONF']])
    const { name: _, ...criteria } = aGroup({ minNights: 7 })
    expect((await call('POST', 'targetGroups/count', criteria)).data).toEqual({ matching: 0, bookings: 3 })
  })

  it('nobody could be in, or with a taken name, are refused', async () => {
    const { call } = await aManagedHouse()
    expect((await call('POST', 'targetGroups', aGroup())).code).toBe('units/group-has-nobody')
    const impossible = aGroup({ minNights: 5, maxNights: 2 })
    expect((await call('POST', 'targetGroups', impossible)).code).toBe('units/group-has-nobody')
    await call('POST', 'targetGroups', aGroup({ minNights: 2 }))
    const again = aGroup({ name: 'conference', minNights: 3 })
    expect((await call('POST', 'targetGroups', again)).code).toBe('units/name-taken')
  })

  it('are changed and deleted by editors, unless a card is for them', async () => {
    const { propertyId } = await aManagedHouse()
    const call = caller(app, (await aSignedIn(app, propertyId, ['editor'])).cookie)
    const { id } = (await call('POST', 'targetGroups', aGroup({ minNights: 2 }))).data
    await call('PUT', `targetGroups/${id}`, aGroup({ name: 'Long stays', minNights: 5 }))
    const segmentation = { all: false, targetGroups: [id], unitCategories: [], selection: [] }
    const card = await aCard(app.db, propertyId, { title: 'For some', visibility: { segmentation } })
    expect((await call('DELETE', `targetGroups/${id}`)).details.cards).toEqual([
      { id: card.id, name: 'For some' },
    ])
    const free = (await call('POST', 'targetGroups', aGroup({ minNights: 1 }))).data
    expect((await call('DELETE', `targetGroups/${free.id}`)).status).toBe(200)
    const groups = (await call('GET', 'targetGroups')).data.groups
    expect(groups).toMatchObject([{ id, name: 'Long stays', minNights: 5 }])
  })
})
