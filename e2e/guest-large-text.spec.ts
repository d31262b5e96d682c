import type { Locator, Page } from '@playwright/test'
import { cutOff } from './support/cut-off.ts'
import { openBox } from './support/guestbook.ts'
import { makeProduct, offerProducts, untilOffered } from './support/order-calls.ts'
import { openCheckout } from './support/ordering.ts'
import { test } from './support/own-property.ts'
import { DESK } from './support/screens.ts'
import { expect } from './support/test.ts'

test.use(DESK)

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'

/** Twice the letters, as a phone's own setting makes them; nothing else grows. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}

/** Words that stand on two lines, each of which would have fitted on one. */
function brokenWords(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
      }
    }
    return broken
  })
}

for (const width of [320, 390]) {
  test(`letters twice as large and words of forty letters are all there at ${width} pixels`, async ({
    page: staff,
    property,
    person,
  }) => {
    const product = await makeProduct(staff, LONG, {
      content: { 0: { title: LONG, description: `${LONG} ${LONG}` } },
    })
    await offerProducts(staff, LONG, [product.id])
    const guest = await person({ viewport: { width, height: 700 } })
    await guest.goto(property.guestbook)
    await doubleText(guest)
    await expect(guest.getByRole('heading', { name: LONG }).first()).toBeVisible()
    await expect.poll(() => cutOff(guest), 'the guestbook').toEqual([])
    await expect(guest.getByRole('heading', { name: LONG }).first()).toHaveAttribute('dir', 'auto')
    const sheet = await openBox(guest, LONG)
    await expect(sheet.getByRole('button', { name: new RegExp(LONG) }).first()).toBeVisible()
    await expect.poll(() => cutOff(guest), 'the sheet').toEqual([])
    await openCheckout(guest, property.id, [product])
    await doubleText(guest)
    await expect.poll(() => cutOff(guest), 'the checkout').toEqual([])
    const dish = await makeProduct(staff, 'Cinnamon bun in paper')
    await untilOffered(staff, property.id, dish, dish.price)
    await openCheckout(guest, property.id, [dish])
    await doubleText(guest)
    await expect(guest.getByText('Cinnamon bun in paper')).toBeVisible()
    expect(await brokenWords(guest.getByRole('main').getByRole('listitem')), 'short words').toEqual([])
  })
}

test('the veil of a sheet lies over the whole width of a desk, the room of the scrollbar too', async ({
  page: staff,
  property,
  person,
}) => {
  await offerProducts(staff, 'To your room', [(await makeProduct(staff, 'Soup')).id])
  const guest = await person(DESK)
  await guest.goto(property.guestbook)
  await openBox(guest, 'To your room')
  const ground = (of: 'html' | 'body') =>
    guest.locator(of).evaluate((element) => getComputedStyle(element).backgroundColor)
  // Of colour alone: no picture is drawn where the scrollbar stands.
  await expect.poll(async () => (await ground('html')) === (await ground('body'))).toBe(false)
})
