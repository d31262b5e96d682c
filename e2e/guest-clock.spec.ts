import { box, greeting, markDocument, openAlive } from './support/guestbook.ts'
import { hotelMoment, nextWeekday } from './support/hotel-time.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

/** The page's clock goes on while it opens: long enough before the hour for any machine. */
const BEFORE_TEN = nextWeekday(3, '21:15')
const BEFORE_FIVE = nextWeekday(3, '16:15')
const PAST_THE_HOUR = '46:00'

test('a card for the night appears at its hour and goes at its hour, past midnight', async ({
  page,
  stays,
}) => {
  await page.clock.install({ time: BEFORE_TEN })
  await openAlive(page, stays.inHouse)
  const isSame = await markDocument(page)
  const nightBar = box(page, 'Still awake?')
  await expect(box(page, 'An evening by the fire')).toBeVisible()
  await expect(nightBar).toHaveCount(0)
  await page.clock.fastForward(PAST_THE_HOUR)
  await expect(nightBar).toBeVisible()
  await page.clock.fastForward('02:30:00')
  await expect(nightBar).toBeVisible()
  await expect(box(page, 'An evening by the fire')).toHaveCount(0)
  await page.clock.fastForward('01:01:00')
  await expect(nightBar).toHaveCount(0)
  await isSame()
})

test('the greeting follows the hour', async ({ page, stays }) => {
  await page.clock.install({ time: BEFORE_FIVE })
  await openAlive(page, stays.inHouse)
  await expect(greeting(page)).toHaveText('Lovely to have you here, Astrid')
  await page.clock.fastForward(PAST_THE_HOUR)
  await expect(greeting(page)).toHaveText('Good evening, Astrid')
})

test('the room pass ends at check-out, also on a page that stays open or comes from a copy', async ({
  page,
  stays,
}) => {
  const [hotel, key] = new URL(stays.inHouse).pathname.split('/').slice(-2)
  const answer = await page.request.get(`/api/guest/${hotel}/bookings/${key}`)
  const { departure } = ((await answer.json()) as { data: { departure: string } }).data
  await page.clock.install({ time: hotelMoment(departure, '10:15') })
  await openAlive(page, stays.inHouse)
  const pass = page.getByRole('region', { name: 'Room pass' })
  await expect(pass).toBeVisible()
  const isSame = await markDocument(page)
  await page.clock.fastForward(PAST_THE_HOUR)
  await expect(pass).toHaveCount(0)
  await isSame()
  // The server's clock has not come so far: this device's own decides.
  await openAlive(page, stays.inHouse)
  await expect(pass).toHaveCount(0)
})
