import { findBox } from './support/demo.ts'
import { markDocument, openAlive, openBox } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const NEW_WINDOW = '(opens in a new window)'
const RAIN = 'Should it rain'

test.describe('on a phone', () => {
  test.use(PHONE)

  test('tiles call, write, and open the web and documents in a window of their own', async ({
    page,
    stays,
  }) => {
    await openAlive(page, stays.inHouse)
    const tile = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(tile('Call reception')).toHaveAttribute('href', 'tel:+4761000000')
    await expect(tile('Write to us')).toHaveAttribute('href', 'mailto:reception@fjellheim.example')
    for (const name of ['On the map', 'Ski tracks today', 'Trains and buses']) {
      await expect(tile(`${name} ${NEW_WINDOW}`)).toHaveAttribute('href', /^https:\/\//)
      await expect(tile(`${name} ${NEW_WINDOW}`)).toHaveAttribute('target', '_blank')
      await expect(tile(`${name} ${NEW_WINDOW}`)).toHaveAttribute('rel', /noreferrer/)
    }
    const menu = tile(`Dinner menu ${NEW_WINDOW}`)
    await expect(menu).toHaveAttribute('target', '_blank')
    const answer = await page.request.get((await menu.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('application/pdf')
  })

  test('a tile opens a box in place and a page by its address', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    const isSame = await markDocument(page)
    await page.getByRole('link', { name: 'House A to Z' }).click()
    const sheet = page.getByRole('dialog', { name: 'The house from A to Z' })
    await expect(sheet).toBeVisible()
    await isSame()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await page.getByRole('link', { name: 'All the walks' }).click()
    await expect(page).toHaveURL(/\/pages\/fjellheim\/[\w-]{22}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Walks from the door' })).toBeVisible()
  })

  test('two tiles stand side by side, and a row of them runs on to its last one', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    const left = await page.getByRole('link', { name: 'Ski tracks today' }).boundingBox()
    const right = await page.getByRole('link', { name: 'Trains and buses' }).boundingBox()
    // Their titles stand on one line, however many lines each has.
    expect((right?.y ?? 0) + (right?.height ?? 0)).toBe((left?.y ?? 0) + (left?.height ?? 0))
    expect(right?.x).toBeGreaterThan(left?.x ?? 0)

    const last = page.getByRole('link', { name: 'Write to us' })
    await page.getByRole('link', { name: 'House A to Z' }).focus()
    await page.keyboard.press('Tab')
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 0.9 })
  })

  test('cards side by side are leafed through by swiping', async ({ page, context, stays }) => {
    await openAlive(page, stays.inHouse)
    const cards = page.getByRole('region', { name: RAIN })
    // Well above the tab bar, where a thumb would be.
    await cards.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const second = cards.getByRole('heading', { name: 'Flatbread with Kari' })
    await expect(second).not.toBeInViewport({ ratio: 0.5 })
    const place = await cards.getByRole('list').boundingBox()
    const thumb = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      thumb.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: (place?.y ?? 0) + 60 }],
      })
    await touch('touchStart', 340)
    for (const x of [320, 280, 240, 200, 160, 120, 80, 60]) await touch('touchMove', x)
    await touch('touchEnd')
    await expect(second).toBeInViewport({ ratio: 0.9 })
    await expect(cards.getByRole('button', { name: 'Next' })).toBeHidden()
  })

  test('something to order opens by its form and can be ordered there', async ({ page, stays }) => {
    const { options } = await findBox(page, stays.qr, 'Product')
    await openAlive(page, stays.qr)
    const sheet = await openBox(page, 'Order from the house')
    await expect(page).toHaveURL(`${stays.qr}?box=${options.form}`)
    await expect(sheet.getByRole('button', { name: /Dinner in your room/ })).toBeVisible()
    await page.goto(`/products/fjellheim/${options.form}`)
    await expect(sheet).toBeVisible()

    await openAlive(page, stays.inHouse)
    const breakfast = await openBox(page, 'Breakfast in bed')
    await expect(breakfast.getByRole('button', { name: /Breakfast in bed/ })).toBeVisible()
  })

  test('the box about cleaning opens with its hours', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    const sheet = await openBox(page, 'Room cleaning tomorrow?')
    await expect(sheet.getByText('Between 08:00 and 22:00')).toBeVisible()
  })
})

test.describe('on a desk', () => {
  test.use(DESK)

  test('cards side by side are leafed through by buttons and by the keyboard', async ({ page, stays }) => {
    await openAlive(page, stays.qr)
    const cards = page.getByRole('region', { name: RAIN })
    const first = cards.getByRole('link', { name: 'The library' })
    const second = cards.getByRole('link', { name: 'Flatbread with Kari' })
    const third = cards.getByRole('link', { name: 'Rain on the sauna roof' })
    await cards.scrollIntoViewIfNeeded()
    const next = cards.getByRole('button', { name: 'Next' })
    await expect(next).toBeEnabled()
    await expect(third).not.toBeInViewport()
    await next.click()
    await expect(second).toBeInViewport({ ratio: 0.9 })
    await next.click()
    await expect(third).toBeInViewport({ ratio: 0.9 })
    await expect(next).toBeDisabled()
    // Twice without waiting for the track to rest.
    await cards.getByRole('button', { name: 'Previous' }).dblclick()
    await expect(first).toBeInViewport({ ratio: 0.9 })

    await second.focus()
    await page.keyboard.press('Tab')
    await expect(third).toBeFocused()
    await expect(third).toBeInViewport({ ratio: 0.9 })
  })
})
