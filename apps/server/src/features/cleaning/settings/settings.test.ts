import { DEFAULT_CLEANING_SETTINGS as USUAL } from '@innkeeper/domain/cleaning/settings-schema.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aCleaningDesk, type CleaningDesk } from '../../../testing/cleaning-desk.ts'

let app: TestApp
let desk: CleaningDesk
let manager: Awaited<ReturnType<CleaningDesk['member']>>
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  desk = await aCleaningDesk(app, { currency: 'NOK' })
  manager = await desk.member('manager', 'Mo Manager')
})
const read = () => manager.call('GET', 'roomCleaning/settings')
const save = (settings: object, revision: number, call = manager.call) =>
  call('PUT', 'roomCleaning/settings', { settings, revision })

describe('how a house cleans', () => {
  it('is as houses usually do until somebody says otherwise', async () => {
    expect((await read()).data).toEqual({ settings: USUAL, revision: 0, currency: 'NOK' })
    const settings = { ...USUAL, isDaily: false, forcedNights: 3 }
    expect((await save(settings, 0)).data).toEqual({ settings, revision: 1, currency: 'NOK' })
    expect((await read()).data).toEqual({ settings, revision: 1, currency: 'NOK' })
  })

  it('changes what the list asks for at once', async () => {
    await desk.book(await desk.unit('101'), {})
    expect(await manager.room('101')).toMatchObject({ isToClean: true, isForced: false })
    await save({ ...USUAL, isDaily: false }, 0)
    expect(await manager.room('101')).toMatchObject({ isToClean: false })
    await save({ ...USUAL, isDaily: false, forcedNights: 2 }, 1)
    expect(await manager.room('101')).toMatchObject({ isToClean: true, isForced: true })
  })

  it('of two who save at once, the second reads what the first saved', async () => {
    const [mine, theirs] = [
      { ...USUAL, isInspected: true },
      { ...USUAL, tellsGuest: true },
    ]
    const both = await Promise.all([save(mine, 0), save(theirs, 0)])
    const [kept, refused] = both.toSorted((one, other) => one.status - other.status)
    expect(refused).toMatchObject({ status: 409, code: 'cleaning/stale-revision' })
    expect(refused?.details.current).toEqual(kept?.data)
    // Whichever came first: the other is saved over it once it has been read.
    const [first, second] = kept?.data.settings.tellsGuest ? [theirs, mine] : [mine, theirs]
    expect((await save(second, 1)).data.revision).toBe(2)
    expect((await save(first, 1)).code).toBe('cleaning/stale-revision')
    // What is there is saved already.
    expect((await save(second, 0)).data.revision).toBe(2)
  })

  it('is written down in words, setting by setting', async () => {
    await save({ ...USUAL, isDaily: false, saves: { ...USUAL.saves, water: 55, money: 1250 } }, 0)
    const owner = await desk.member('owner')
    const { items } = (await owner.call('GET', 'audit')).data
    type Entry = { action: string; actorName: string; details: object }
    const changes = items.filter(({ action }: Entry) => action === 'cleaning-settings.changed')
    expect(changes.map(({ details }: Entry) => details)).toEqual(
      expect.arrayContaining([
        { changed: 'cleaning.isDaily', before: 'on', after: 'off' },
        { changed: 'cleaning.saves.water', before: '40', after: '55' },
        { changed: 'cleaning.saves.money', before: '0 NOK', after: '12.50 NOK' },
      ]),
    )
    expect(changes).toHaveLength(3)
  })

  it('is heard of by whoever has a list open, on every day', async () => {
    const heard = desk.listen()
    await save({ ...USUAL, isDaily: false }, 0)
    await expect.poll(heard).toHaveLength(1)
    expect(heard()).toEqual([{ day: null }])
  })

  it('is said by managers alone, within what a house can mean', async () => {
    for (const role of ['housekeeping', 'reception', 'editor', 'analyst', 'kitchen'] as const) {
      const { call } = await desk.member(role)
      expect((await save(USUAL, 0, call)).status).toBe(403)
      expect((await call('GET', 'roomCleaning/settings')).status).toBe(403)
    }
    for (const odd of [
      { forcedNights: 1 },
      { forcedNights: 31 },
      { saves: { water: -1, minutes: 0, money: 0 } },
    ])
      expect((await save({ ...USUAL, ...odd }, 0)).code).toBe('request/invalid')
  })
})
