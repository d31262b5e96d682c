import { findForestPage, findWalksPage } from './support/demo.ts'
import { greeting, openAlive } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const NOT_AVAILABLE = /content may no longer be available/

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a page of the house shows its words, its pictures and what to do', async ({ page }) => {
    await page.goto(await findWalksPage(page))
    await expect(page.getByRole('heading', { level: 1, name: 'Walks from the door' })).toBeVisible()
    await expect(page).toHaveTitle('Walks from the door · Fjellheim')
    for (const walk of ['Tjernrunden', 'Fosseløypa', 'Fjellnuten, 1412 m', 'Before you go']) {
      await expect(page.getByRole('heading', { level: 2, name: walk })).toBeVisible()
    }
    const pictures = page.getByRole('main').getByRole('img')
    await expect(pictures).toHaveCount(3)
    for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('alt', /\w/)
    await expect(page.getByRole('link', { name: 'Ask how it looks today' })).toHaveAttribute(
      'href',
      'tel:+4761000000',
    )
  })

  test('another language is chosen on the page and kept', async ({ page }) => {
    const address = await findWalksPage(page)
    await page.goto(address)
    // Answered only once the list has closed: that must not call the way to a slow answer off.
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    await page.exposeFunction('listClosed', resolve)
    await page.evaluate(() => {
      const { listClosed } = window as unknown as { listClosed: () => void }
      const tell = (event: Event) => (event as ToggleEvent).newState === 'closed' && listClosed()
      document.addEventListener('toggle', tell, true)
    })
    await page.route(/language=1/, async (route) => {
      await closed
      await route.continue()
    })
    await expect(page.locator('footer button[data-ready]')).toBeAttached()
    await page.getByRole('button', { name: 'Language: English' }).click()
    await page.getByRole('link', { name: 'Dansk' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ture lige fra døren' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'da')
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'da')
  })

  test('the way back leads to the guestbook the guest came from', async ({ page, stays }) => {
    const address = await findWalksPage(page)
    const back = page.getByRole('banner').getByRole('link', { name: 'Go to the guestbook' })
    await page.goto(address)
    await back.click()
    await expect(page).toHaveURL(stays.qr)
    await openAlive(page, stays.inHouse)
    await page.goto(address)
    await back.click()
    await expect(page).toHaveURL(stays.inHouse)
    await expect(greeting(page)).toContainText('Astrid')
  })

  test('a film asks nothing of anybody else before it is started', async ({ page, guard }) => {
    const address = await findForestPage(page)
    const player = 'https://www.youtube-nocookie.com'
    await page.route(`${player}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' }),
    )
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await page.goto(address)
    const own = new URL(page.url()).origin
    await expect(page.locator('footer button[data-ready]')).toBeAttached()
    const film = page.getByRole('link', { name: /^Play the film: Big Buck Bunny/ })
    await film.scrollIntoViewIfNeeded()
    expect([...origins].filter((origin) => origin !== 'null')).toEqual([own])
    guard.expectError(/foreign request: https:\/\/www\.youtube-nocookie\.com\/embed/)
    await film.click()
    await expect(page.getByTitle(/^Big Buck Bunny/)).toHaveAttribute(
      'src',
      `${player}/embed/aqz-KE-bpKQ?autoplay=1&rel=0`,
    )
    await expect.poll(() => origins.has(player)).toBe(true)
  })

  test('HTML of the house stands in a frame of its own, as tall as it is and in the colours of the page', async ({
    page,
  }) => {
    await page.goto(await findForestPage(page))
    const frame = page.getByTitle('Content of this page')
    await frame.scrollIntoViewIfNeeded()
    const inside = frame.contentFrame()
    await expect(inside.getByRole('row', { name: /Saturday and Sunday/ })).toBeVisible()
    const tall = () => frame.evaluate((element) => element.clientHeight)
    await expect.poll(tall).toBeLessThan(200)
    expect(await tall()).toBe(await inside.locator('body').evaluate((body) => body.scrollHeight))
    const ink = await inside.locator('body').evaluate((body) => getComputedStyle(body).color)
    expect(ink).toBe(await page.getByRole('main').evaluate((main) => getComputedStyle(main).color))
  })

  test('a link to the guest’s own leads to the guestbook they came from', async ({ page }) => {
    await page.goto(await findForestPage(page))
    await page.getByRole('main').getByRole('link', { name: 'Back to the guestbook' }).click()
    await expect(page).toHaveURL('/guestbook/showcase')
  })

  test('a page that is not there, or never could be, says so', async ({ page, guard }) => {
    guard.expectError(/40[04]|414/)
    const ids = [
      'AAAAAAAAAAAAAAAAAAAAAA',
      'x',
      '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      '..%2f..%2fetc%2fpasswd',
      '%00',
      "'%20or%201=1--",
      'x'.repeat(90),
      '__proto__',
    ]
    for (const id of ids) {
      const answer = await page.goto(`/pages/fjellheim/${id}`)
      expect(answer?.status(), id).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: NOT_AVAILABLE }), id).toBeVisible()
    }
  })

  test('a page of one house is not one of another', async ({ page, guard }) => {
    guard.expectError(/404/)
    const id = (await findWalksPage(page)).split('/').pop()
    const answer = await page.goto(`/pages/havnehuset/${id}`)
    expect(answer?.status()).toBe(404)
  })
})

test.describe('on a desk', () => {
  test.use(DESK)

  test('a page is one calm column', async ({ page }) => {
    await page.goto(await findWalksPage(page))
    const column = await page.getByRole('main').boundingBox()
    expect(column?.width).toBeLessThanOrEqual(800)
    const middle = (column?.x ?? 0) + (column?.width ?? 0) / 2
    expect(Math.abs(middle - DESK.viewport.width / 2)).toBeLessThan(20)
  })
})
