import { HOUR_MS, MINUTE_MS } from '@innkeeper/domain/time.ts'
import type { Page } from '@playwright/test'
import { choose, knownOf, makeStaying, openCleaning } from './support/cleaning.ts'
import { markDocument } from './support/guestbook.ts'
import { hotelMoment } from './support/hotel-time.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, testOn } from './support/test.ts'

/** The Saturday before the clocks go forward: Sunday has 23 hours. */
const EVENING = hotelMoment('2027-03-27', '21:30')
/** Its own server, on which that night passes. */
const test = testOn({ startsAt: EVENING })

test.use(PHONE)
test.describe.configure({ mode: 'serial' })

const CLOSED = "Sorry, you can't skip or request cleaning right now. Please come back between 08:00 and 22:00"
type Server = { now: () => Date; jumpAhead: (ms?: number) => void }

/** The house's clock and the guest's go on alike. */
async function pass(page: Page, server: Server, ms: number): Promise<void> {
  server.jumpAhead(ms)
  await page.clock.fastForward(ms)
}

test('the box follows the hours on an open page: closing, midnight, a night in which the clocks change, opening', async ({
  page,
  person,
  signIn,
  server,
}) => {
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const [chosen, undecided] = [
    await makeStaying(staff, server.now(), 4),
    await makeStaying(staff, server.now(), 4),
  ]

  await page.clock.install({ time: server.now() })
  const box = await openCleaning(page, chosen.path)
  await choose(page, box.getByRole('button', { name: 'Skip', exact: true }), 'Skip cleaning')
  await expect(
    box.getByRole('paragraph').filter({ hasText: 'No cleaning on Sunday 28 March.' }),
  ).toBeVisible()
  const isSame = await markDocument(page)
  const other = await person(PHONE)
  await other.clock.install({ time: server.now() })
  const otherBox = await openCleaning(other, undecided.path)
  await expect(otherBox.getByText('Choose before 22:00')).toBeVisible()

  // A quarter past ten in the evening.
  await pass(page, server, 45 * MINUTE_MS)
  await other.clock.fastForward(45 * MINUTE_MS)
  await expect(box.getByText('The choice is closed for today. Call us if something changes.')).toBeVisible()
  await expect(box.getByRole('heading', { name: 'Nobody knocks on Sunday' })).toBeVisible()
  await expect(box.getByRole('button')).toHaveCount(0)
  await expect(otherBox.getByText(CLOSED)).toBeVisible()
  await expect(otherBox.getByRole('button')).toHaveCount(0)

  // A quarter past midnight: tomorrow is Monday, of which nothing is known.
  await pass(page, server, 2 * HOUR_MS)
  await expect(box.getByText(CLOSED)).toBeVisible()
  await expect.poll(() => knownOf(page, chosen)).toMatchObject({ date: '2027-03-29', choice: null })

  // Six and three quarter hours later it is five past eight: the hour from two to three was none.
  await pass(page, server, 6 * HOUR_MS + 50 * MINUTE_MS)
  await choose(page, box.getByRole('button', { name: 'Request cleaning' }), 'Request cleaning')
  await expect(box.getByRole('paragraph').filter({ hasText: 'on Monday 29 March.' })).toBeVisible()
  await isSame()
})

test('a choice made without a connection that arrives after the hours is taken back, with what happens instead', async ({
  page,
  context,
  person,
  signIn,
  server,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|409/)
  const staff = await person(DESK)
  await signIn(staff, 'owner')
  const guest = await makeStaying(staff, server.now(), 4)
  await page.clock.install({ time: server.now() })
  const box = await openCleaning(page, guest.path)
  const skip = box.getByRole('button', { name: 'Skip', exact: true })
  await expect(skip).toBeVisible()
  await context.setOffline(true)
  await choose(page, skip, 'Skip cleaning')
  await expect(box.getByText('Not sent yet', { exact: true })).toBeVisible()
  // A quarter past ten in the evening.
  await pass(page, server, 14 * HOUR_MS + 10 * MINUTE_MS)
  await expect(box.getByText('It has not reached us yet, and the choice closed at 22:00.')).toBeVisible()
  await context.setOffline(false)
  await expect(
    box.getByText(
      'Your choice for Monday 29 March did not reach us before 22:00. The room is cleaned that day.',
    ),
  ).toBeVisible()
  await expect(box.getByText(CLOSED)).toBeVisible()
  expect(await knownOf(page, guest)).toMatchObject({ choice: null })
  await box.getByRole('button', { name: 'All right' }).click()
  await expect(box.getByText('did not reach us')).toHaveCount(0)
})
