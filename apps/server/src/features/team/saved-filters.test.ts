import { SAVED_FILTERS_MAX } from '@innkeeper/domain/team/saved-filters.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aMembership, aProperty, aSignedIn, type SignedInStaff } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'

let app: TestApp
let hotel: string
let ada: SignedInStaff

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  hotel = await aProperty(app.db)
  ada = await aSignedIn(app, hotel, ['reception'])
})

const save = (who: SignedInStaff, name: string, filters: object, list = 'requests') => {
  // One after the other: the test's clock stands still by itself.
  app.clock.advance({ seconds: 1 })
  return caller(app, who.cookie)('POST', 'users/savedFilters', { list, name, filters })
}
const of = async (who: SignedInStaff): Promise<{ id: string; name: string; filters: object }[]> =>
  (await caller(app, who.cookie)('GET', 'users/savedFilters')).data.items

it('a view with a name is kept for the person who named it, and for nobody else', async () => {
  const bo = await aSignedIn(app, hotel, ['reception'])
  await save(ada, 'Kitchen today', { status: 'accepted', unit: '204' })
  expect(await of(ada)).toMatchObject([
    { name: 'Kitchen today', filters: { status: 'accepted', unit: '204' } },
  ])
  expect(await of(bo)).toEqual([])
  const [kept] = await of(ada)
  await caller(app, bo.cookie)('DELETE', `users/savedFilters/${kept?.id}`)
  expect(await of(ada)).toHaveLength(1)
  await caller(app, ada.cookie)('DELETE', `users/savedFilters/${kept?.id}`)
  expect(await of(ada)).toEqual([])
})

it('the same name again takes the place of the first, in its own list only', async () => {
  await save(ada, 'Mine', { view: 'arriving' }, 'guests')
  await save(ada, 'Mine', { status: 'accepted' })
  await save(ada, 'Mine', { status: 'declined' })
  expect((await of(ada)).map(({ filters }) => filters)).toEqual([
    { view: 'arriving' },
    { status: 'declined' },
  ])
})

it('past the limit the oldest one goes', async () => {
  for (let number = 0; number <= SAVED_FILTERS_MAX; number++) {
    await save(ada, `View ${number}`, { page: number })
  }
  const names = (await of(ada)).map(({ name }) => name)
  expect(names).toHaveLength(SAVED_FILTERS_MAX)
  expect(names).not.toContain('View 0')
})

it('refuses an empty name and what no address holds', async () => {
  expect((await save(ada, '  ', { status: 'accepted' })).status).toBe(400)
  expect((await save(ada, 'Nested', { status: { deep: true } })).status).toBe(400)
  expect((await save(ada, 'Long', { search: 'x'.repeat(101) })).status).toBe(400)
})

it('belongs to one property, and goes with the membership', async () => {
  const owner = await aSignedIn(app, hotel, ['owner'])
  await save(ada, 'Nilsen', { search: 'Nilsen' }, 'guests')
  await caller(app, owner.cookie)('DELETE', `team/members/${ada.userId}`)
  await aMembership(app.db, ada.userId, hotel, ['reception'])
  expect(await of(ada)).toEqual([])
})
