import type { OfferedUnit } from '@innkeeper/api/guests/guest-page.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { cleaningStaff, TODAY, TOMORROW, YESTERDAY } from '../../../testing/cleaning-house.ts'
import { aGuestDesk, type GuestDesk } from '../../../testing/guest-desk.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

async function aHouse() {
  const desk = await aGuestDesk(app)
  return { ...desk, ...(await cleaningStaff(app, desk.propertyId)) }
}

async function offered({ call }: Pick<GuestDesk, 'call'>, arrival = TODAY, more = '') {
  const { data } = await call('GET', `guests/units?arrival=${arrival}&departure=2026-11-18${more}`)
  return data.units.map(({ code, isReady }: OfferedUnit) => [code, isReady])
}

describe('check-in', () => {
  it('offers clean rooms first: those that nobody used, and those that were cleaned', async () => {
    const house = await aHouse()
    const left = await house.unit('1')
    const cleaned = await house.unit('2')
    const begun = await house.unit('3')
    await house.unit('4')
    for (const unit of [left, cleaned, begun])
      await house.booking({ arrival: YESTERDAY, departure: TODAY, state: 'checkout', unitId: unit.id })
    await house.mark(cleaned.id, 'done')
    await house.mark(begun.id, 'started')
    expect(await offered(house)).toEqual([
      ['2', true],
      ['4', true],
      ['1', false],
      ['3', false],
    ])
    await house.mark(cleaned.id, 'reopened')
    expect((await offered(house))[0]).toEqual(['4', true])
  })

  it('offers what was booked before what is clean, and what is taken last', async () => {
    const house = await aHouse()
    const booked = await house.unit('1')
    const taken = await house.unit('2')
    await house.unit('3')
    await house.booking({ arrival: YESTERDAY, departure: TODAY, state: 'checkout', unitId: booked.id })
    await house.booking({ arrival: TODAY, unitId: taken.id })
    expect(await offered(house, TODAY, `&unitCategoryId=${booked.categoryId}`)).toEqual([
      ['1', false],
      ['3', true],
      ['2', true],
    ])
  })

  it('waits for the second look where the house wants one', async () => {
    const house = await aHouse()
    const unit = await house.unit('1')
    await house.booking({ arrival: YESTERDAY, departure: TODAY, state: 'checkout', unitId: unit.id })
    await house.changeSettings({ isInspected: true })
    await house.mark(unit.id, 'done')
    expect(await offered(house)).toEqual([['1', false]])
    await house.mark(unit.id, 'inspected')
    expect(await offered(house)).toEqual([['1', true]])
  })

  it('knows of a room that a guest moved out of today', async () => {
    const house = await aHouse()
    const [old, other] = [await house.unit('1'), await house.unit('2')]
    const { id } = await house.booking({
      arrival: YESTERDAY,
      unitId: old.id,
      checkedInAt: new Date('2026-11-14T15:00Z'),
      state: 'checkin',
    })
    const { revision } = await house.page(id)
    const moved = await house.change(id, revision, { unitId: other.id })
    expect(moved.status).toBe(200)
    expect(await offered(house)).toEqual([
      ['1', false],
      ['2', false],
    ])
    await house.mark(old.id, 'done')
    expect((await offered(house))[0]).toEqual(['1', true])
  })

  it('says nothing of another day, nor where the house has no cleaning list', async () => {
    const house = await aHouse()
    await house.unit('1')
    expect(await offered(house, TOMORROW)).toEqual([['1', null]])
    const without = await aGuestDesk(app, { plan: 'essential' })
    const { id: unitId } = await without.unit('1')
    await without.booking({ unitId })
    expect(await offered(without)).toEqual([['1', null]])
    expect((await without.call('GET', 'today')).data.stillToArrive[0].isRoomReady).toBeNull()
  })
})

it('today says of each arrival whether the room is ready', async () => {
  const house = await aHouse()
  const [clean, left] = [await house.unit('1'), await house.unit('2')]
  await house.booking({ arrival: YESTERDAY, departure: TODAY, state: 'checkout', unitId: left.id })
  await house.booking({ firstName: 'Clean', unitId: clean.id })
  await house.booking({ firstName: 'Left', unitId: left.id })
  await house.booking({ firstName: 'Roomless' })
  const seen = async () =>
    Object.fromEntries(
      (await house.call('GET', 'today')).data.stillToArrive.map(
        ({ name, isRoomReady }: { name: string; isRoomReady: boolean | null }) => [
          name.split(' ')[0],
          isRoomReady,
        ],
      ),
    )
  expect(await seen()).toEqual({ Clean: true, Left: false, Roomless: null })
  await house.mark(left.id, 'done')
  expect(await seen()).toEqual({ Clean: true, Left: true, Roomless: null })
})
