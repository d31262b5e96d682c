import type { Page, Request } from '@playwright/test'
import { openAlive, openBox } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use({ ...PHONE, consent: null })

const COUNTING_CALL = /\/api\/guest\/fjellheim\/platformStatistics(\?|$)/
type CountedEvent = { event: string; details: { type: string; value: string }[] }

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Privacy settings' })
const accept = { name: 'Yes, that is fine' }
const decline = { name: 'Only what is needed' }
/** In one line, above the tab bar. */
const yes = { name: 'Yes', exact: true }
const no = { name: 'No', exact: true }

function watchCounting(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => COUNTING_CALL.test(request.url()) && calls.push(request))
  return calls
}

/** What a phone does when the guest turns to something else. */
function turnAway(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Back in the guestbook. */
function turnBack(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

async function counted(page: Page): Promise<CountedEvent[]> {
  const call = page.waitForRequest(COUNTING_CALL)
  await turnAway(page)
  return (await call).postDataJSON() as CountedEvent[]
}

const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value

const openSettings = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Privacy settings' }).click()

test('before the answer nothing is counted and nothing kept that is not needed', async ({ page, stays }) => {
  const calls = watchCounting(page)
  await openAlive(page, stays.inHouse)
  await expect(banner(page)).toBeVisible()
  await openBox(page, 'Breakfast')
  await page.goBack()
  await turnAway(page)
  await page.reload()
  await expect(banner(page)).toBeVisible()
  expect(calls).toEqual([])
  expect(await consentOf(page)).toBeUndefined()
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  // Whoever has orders reads without a connection how old their standing is.
  expect(kept.filter((key) => !key.startsWith('orders-known:'))).toEqual(['installed-from'])
})

test('a guest who declines is not asked again, and nothing is ever sent', async ({ page, stays }) => {
  const calls = watchCounting(page)
  await openAlive(page, stays.inHouse)
  await banner(page).getByRole('button', no).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await consentOf(page)).toBe('denied')
  await openBox(page, 'Breakfast')
  await turnAway(page)
  await openAlive(page, stays.inHouse)
  await openBox(page, 'Breakfast')
  await expect(banner(page)).toHaveCount(0)
  await turnAway(page)
  expect(calls).toEqual([])
})

test('a guest who accepts is counted when turning away, with the booking and the path', async ({
  page,
  stays,
}) => {
  const calls = watchCounting(page)
  await openAlive(page, stays.inHouse)
  await banner(page).getByRole('button', yes).click()
  await expect(banner(page)).toHaveCount(0)
  await openBox(page, 'Breakfast')
  expect(calls).toEqual([])

  const path = new URL(stays.inHouse).pathname
  const key = path.split('/').pop()
  const boxId = new URL(page.url()).searchParams.get('box')
  // Which boxes were in sight for a second depends on how long this took.
  const events = (await counted(page)).filter(({ event }) => event !== 'BOX_SEEN')
  expect(events.map(({ event }) => event)).toEqual(['PAGE_OPENED', 'BOX_OPENED'])
  expect(events[0]?.details).toEqual([
    { type: 'BOOKING', value: key },
    { type: 'URL_PATH', value: path },
  ])
  expect(events[1]?.details).toContainEqual({ type: 'URL_PATH', value: `${path}/${boxId}` })
  const answer = await calls[0]?.response()
  expect(answer?.status()).toBe(200)
})

test('boxes that a guest who agreed looks at are counted, each once', async ({ page, stays }) => {
  const calls = watchCounting(page)
  await openAlive(page, stays.inHouse)
  await banner(page).getByRole('button', yes).click()
  const seenOnce = new Set<string>()
  await expect
    .poll(async () => {
      await turnAway(page)
      for (const call of calls.splice(0))
        for (const { event, details } of call.postDataJSON() as CountedEvent[]) {
          const path = details.find(({ type }) => type === 'URL_PATH')?.value ?? ''
          if (event !== 'BOX_SEEN') continue
          expect(seenOnce.has(path), 'no box is seen twice').toBe(false)
          seenOnce.add(path)
        }
      await turnBack(page)
      return seenOnce.size
    })
    .toBeGreaterThan(0)
  expect([...seenOnce][0]).toContain(new URL(stays.inHouse).pathname)
})

test('the answer is changed in the privacy settings at any time', async ({ page, stays }) => {
  const calls = watchCounting(page)
  await openAlive(page, stays.qr)
  await banner(page).getByRole('button', yes).click()
  await openSettings(page)
  await expect(settings(page).getByRole('radio', accept)).toBeChecked()
  await settings(page).getByRole('radio', decline).check()
  expect(await consentOf(page)).toBe('denied')
  await page.goBack()
  await expect(settings(page)).toBeHidden()
  await openBox(page, 'Breakfast')
  await page.goBack()
  await turnAway(page)
  expect(calls, 'what waited was forgotten').toEqual([])

  await page.reload()
  await openSettings(page)
  await settings(page).getByRole('radio', accept).check()
  await settings(page).getByRole('link', { name: 'Close' }).click()
  const [event] = await counted(page)
  expect(event?.details).toEqual([{ type: 'URL_PATH', value: new URL(stays.qr).pathname }])
})

test('the question covers neither the tab bar nor the end of the page', async ({ page, stays }) => {
  await openAlive(page, stays.inHouse)
  await expect(banner(page)).toBeVisible()
  const bottomOf = (place: Awaited<ReturnType<typeof boxOf>>) => (place?.y ?? 0) + (place?.height ?? 0)
  const boxOf = (of: 'banner' | 'bar' | 'end') =>
    ({
      banner: banner(page),
      bar: page.getByRole('navigation', { name: 'Main menu' }),
      end: page.getByText('Powered by Innkeeper'),
    })[of].boundingBox()
  await expect
    .poll(async () => ((await boxOf('bar'))?.y ?? 0) - bottomOf(await boxOf('banner')))
    .toBeGreaterThanOrEqual(0)
  for (const width of [PHONE.viewport.width, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect((await boxOf('banner'))?.height, 'one slim line').toBeLessThanOrEqual(76)
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(bottomOf(await boxOf('end'))).toBeLessThanOrEqual((await boxOf('banner'))?.y ?? 0)
})

test('the question is answered by the keyboard, and the focus goes on in the page', async ({
  page,
  stays,
}) => {
  await openAlive(page, stays.inHouse)
  await banner(page).getByRole('button', { name: 'Why' }).focus()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  await expect(banner(page).getByRole('button', { name: 'Why' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('button', no)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})
