import type { Locator, Page, Route } from '@playwright/test'
import { ENGLISH, editCard, publishCards } from './support/card-calls.ts'
import { greeting, openAlive, openBox } from './support/guestbook.ts'
import { watchShift } from './support/layout-shift.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const ACCESS = { doorCode: '4827', wifiName: 'Fjellheim Guest', wifiPassword: 'moss-and-stone' }

/** The stay as the server tells it, with what opens the door and the network. */
async function withAccess(page: Page): Promise<void> {
  await page.route('**/api/guest/*/bookings/*', async (route: Route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { data: { ...data, access: ACCESS } } })
  })
}

const pass = (page: Page) => page.getByRole('region', { name: 'Room pass' })
/** Words of at most twelve letters that are broken in two. */
function brokenWords(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const broken: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/(?<!\w)\w{2,12}(?!\w)/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && range.getBoundingClientRect().width > 1) broken.push(word)
      }
    }
    return broken
  })
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

test.describe('on a phone', () => {
  test.use({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] })

  test('a guest in house has door code and Wi-Fi in the first screen, to copy and to scan, also offline', async ({
    page,
    context,
    stays,
    axe,
    guard,
  }) => {
    guard.expectError(/ERR_INTERNET_DISCONNECTED/)
    await withAccess(page)
    await openAlive(page, stays.inHouse)
    for (const text of ['204', '4827', 'Fjellheim Guest', 'moss-and-stone'])
      await expect(pass(page).getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(greeting(page)).toBeInViewport({ ratio: 1 })

    await pass(page).getByRole('link', { name: 'Room pass' }).click()
    const sheet = page.getByRole('dialog', { name: 'Room pass' })
    await expect(sheet.getByRole('img', { name: 'QR code for the Wi-Fi' })).toBeVisible()
    // The clock stands still, so that what is said for two seconds is seen however slow the machine is.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await sheet.getByRole('button', { name: 'Copy Password' }).click()
    await expect(sheet.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('moss-and-stone')
    await page.clock.runFor(2000)
    await expect(sheet.getByRole('button', { name: 'Copied' })).toBeHidden()
    await page.clock.resume()
    await axe(page)

    await context.setOffline(true)
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(pass(page).getByText('4827')).toBeVisible()
  })

  test('the place of the pass is kept: nothing moves when the stay comes', async ({ page, stays }) => {
    await withAccess(page)
    const moved = await watchShift(page)
    await page.goto(stays.inHouse)
    await expect(pass(page).getByText('4827')).toBeVisible()
    // What was ordered comes last, over the photograph.
    await expect(page.getByRole('region', { name: 'Your orders' })).toBeVisible()
    expect(await moved()).toBeLessThan(0.01)
  })

  test('the pass is whole on the smallest phone and with letters twice as large', async ({ page, stays }) => {
    await withAccess(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await openAlive(page, stays.inHouse)
    await expect(pass(page).getByText('4827')).toBeVisible()
    expect(await brokenWords(pass(page))).toEqual([])
    await pass(page).getByRole('link', { name: 'Room pass' }).click()
    const sheet = page.getByRole('dialog', { name: 'Room pass' })
    await expect(sheet.getByText('moss-and-stone').first()).toBeVisible()
    expect(await brokenWords(sheet)).toEqual([])
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect.poll(() => brokenWords(sheet), `the sheet at ${width}`).toEqual([])
      await expect.poll(() => brokenWords(pass(page)), `the pass at ${width}`).toEqual([])
    }
  })

  test('a phone loads the photograph in its own shape, once', async ({ page, stays }) => {
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()))
    await openAlive(page, stays.qr)
    const shown = await page.locator('header img').evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(shown).toMatch(/\/upright-\d+-\d+\.avif$/)
    const folder = shown.slice(0, shown.lastIndexOf('/'))
    expect(asked.filter((url) => url.startsWith(folder))).toEqual([shown])
  })

  test('pages slide in and back, and stand still for those who want no motion', async ({ page, stays }) => {
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.slid = String(viewTransition !== null)
      })
    })
    const slid = (is: boolean) => expect(page.locator('html')).toHaveAttribute('data-slid', String(is))
    await openAlive(page, stays.qr)
    await tabs(page).getByRole('link', { name: 'Walks' }).click()
    await expect(page).toHaveURL(/\/pages\//)
    await slid(true)
    await page.goBack()
    await expect(greeting(page)).toBeVisible()
    await slid(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await tabs(page).getByRole('link', { name: 'Walks' }).click()
    await expect(page).toHaveURL(/\/pages\//)
    await slid(false)
  })

  test('before and after the stay, and for a stranger, there is no pass', async ({ page, stays }) => {
    for (const address of [stays.beforeArrival, stays.departed, stays.qr]) {
      await openAlive(page, address)
      await expect(greeting(page)).toBeVisible()
      await expect(pass(page)).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Staying with us?' }).click()
    const sheet = page.getByRole('dialog', { name: 'Staying with us?' })
    await expect(sheet.getByRole('link', { name: 'Call reception' })).toHaveAttribute('href', /^tel:/)
  })

  test('a section has its heading, its place in the bar, and is found by its name', async ({
    page,
    person,
    signIn,
    stays,
  }) => {
    const staff = await person()
    await signIn(staff, 'owner')
    const section = { title: 'Fresh air', note: 'All year' }
    const restore = await editCard(staff, 'Three walks from the door', (card) => {
      const english = card.content[ENGLISH] ?? {}
      const changed = { ...english, default: { ...english.default, section } }
      return { ...card, content: { ...card.content, [ENGLISH]: changed } }
    })
    await publishCards(staff)
    try {
      await openAlive(page, stays.qr)
      const region = page.getByRole('region', { name: 'Fresh air' })
      await expect(region.getByRole('heading', { level: 2, name: 'Fresh air' })).toBeAttached()
      await expect(region.getByText('All year')).toBeAttached()
      const bar = page.getByRole('navigation', { name: 'On this page' })
      await expect(bar).toBeHidden()
      await page.evaluate(() => scrollTo(0, 900))
      await bar.getByRole('link', { name: 'Fresh air' }).click()
      await expect(region.getByRole('heading', { level: 2 })).toBeInViewport()
      await expect(bar.getByRole('link', { name: 'Fresh air' })).toHaveAttribute('aria-current', 'true')

      await page.evaluate(() => scrollTo(0, 0))
      await page.getByRole('link', { name: 'Search' }).click()
      const search = page.getByRole('dialog', { name: 'Search' })
      const field = search.getByRole('searchbox')
      await expect(field).toBeFocused()
      await field.fill('fresh wal')
      await expect(search.getByRole('link', { name: /^Three walks from the door/ })).toBeVisible()
      await field.fill('nothing of the kind')
      await expect(search.getByText('Nothing found for “nothing of the kind”')).toBeVisible()
      await field.fill('picnic')
      await field.press('Enter')
      await expect(page.getByRole('dialog', { name: 'A picnic basket' })).toBeVisible()
    } finally {
      await restore()
    }
  })

  test('a sheet follows the finger: a short pull springs back, a swipe closes it', async ({
    page,
    stays,
  }) => {
    await openAlive(page, stays.qr)
    const sheet = await openBox(page, 'Wi-Fi')
    const grabber = sheet.locator('[data-grabber]')
    const pull = async (by: number, steps: number) => {
      // Where it rests: while it moves the grabber is elsewhere a moment later.
      await sheet.evaluate((element) =>
        Promise.allSettled(element.getAnimations().map((animation) => animation.finished)),
      )
      const place = await grabber.boundingBox()
      const [x, y] = [(place?.x ?? 0) + 120, (place?.y ?? 0) + 10]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y + by, { steps })
      const moved = await sheet.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f)
      await page.mouse.up()
      return moved
    }
    expect(await pull(30, 3), 'it comes along').toBeCloseTo(30, 0)
    await expect(sheet).toBeVisible()
    await expect(page).toHaveURL(/box=/)
    await pull(420, 4)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(stays.qr)
  })

  test('the tab bar is docked and solid, Home first, and marks the place on every page', async ({
    page,
    stays,
  }) => {
    await openAlive(page, stays.qr)
    const place = await tabs(page).boundingBox()
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(PHONE.viewport.height)
    expect(place?.width).toBe(PHONE.viewport.width)
    const ground = await tabs(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground).toMatch(/^rgb\(/)
    const home = tabs(page).getByRole('link').first()
    await expect(home).toHaveText('Home')
    await expect(home).toHaveAttribute('aria-current', 'page')
    await tabs(page).getByRole('link', { name: 'Walks' }).click()
    await expect(tabs(page).getByRole('link', { name: 'Walks' })).toHaveAttribute('aria-current', 'page')
    await expect(tabs(page).getByRole('link').first()).not.toHaveAttribute('aria-current', 'page')
    await tabs(page).getByRole('link', { name: 'Home' }).click()
    await expect(greeting(page)).toBeVisible()
  })

  test('a box is shared by an address that opens for anybody and carries no key', async ({ page, stays }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await openAlive(page, stays.inHouse)
    const sheet = await openBox(page, 'Massage with Liv')
    await sheet.getByRole('button', { name: 'Share' }).click()
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(clipboard).toMatch(/\/guestbook\/fjellheim\?box=[\w-]{22}$/)
    const shared = await clipboard()

    const file = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Add to calendar' }).click()
    expect((await file).suggestedFilename()).toBe('Massage-with-Liv.ics')
    await page.goto(shared)
    await expect(page.getByRole('dialog', { name: 'Massage with Liv' })).toBeVisible()
  })
})

test.describe('on a desk', () => {
  test.use(DESK)

  test('tabs have their names and all sections their place, also on a narrow desk', async ({
    page,
    stays,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await openAlive(page, stays.inHouse)
    for (const name of ['Home', 'Menu', 'Walks', 'Spa', 'Call'])
      await expect(tabs(page).getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    const sections = page.getByRole('navigation', { name: 'On this page' }).getByRole('list')
    expect(await sections.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
    const shown = await page.locator('header img').evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(shown).toMatch(/\/tall-\d+-\d+\.avif$/)
  })

  test('what a sheet is about stays lit beside it', async ({ page, stays }) => {
    await openAlive(page, stays.qr)
    const first = page.locator('main li').first()
    // Whichever it is: the day's boxes change with the hour.
    const sheet = await openBox(page, await first.getByRole('link').innerText())
    // By its style: a closed dialog has no role to be found by.
    const lit = () =>
      page.evaluate(() => document.querySelector<HTMLElement>('dialog[style*="--lit"]')?.style.cssText ?? '')
    const { x = 0, y = 0 } = (await first.boundingBox()) ?? {}
    await expect.poll(lit).toContain(`${x}px ${y}px`)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect.poll(lit).toBe('')
  })

  test('photograph, greeting and pass stand beside the page, and nothing lies over them', async ({
    page,
    stays,
    axe,
  }) => {
    await withAccess(page)
    await openAlive(page, stays.inHouse)
    await expect(pass(page).getByRole('img', { name: 'QR code for the Wi-Fi' })).toBeVisible()
    await expect(pass(page).getByRole('button', { name: 'Copy password' })).toBeVisible()
    for (const part of [greeting(page), pass(page).getByText('4827')]) {
      const isOnTop = await part.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen !== null && (element.contains(seen) || seen.closest('header') !== null)
      })
      expect(isOnTop).toBe(true)
    }
    await page.evaluate(() => scrollTo(0, 1500))
    await expect(greeting(page)).toBeInViewport({ ratio: 1 })
    await axe(page)
  })
})
