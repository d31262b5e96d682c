import type { Locator } from '@playwright/test'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { DESK, PHONE, TABLET } from './support/screens.ts'
import { card, choice, eachNight, makeDeal, makeExpected, openStore, untilOnSale } from './support/store.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page, signIn }) => signIn(page, 'owner'))

const LYING_TABLET = { viewport: { width: 1180, height: 820 } }
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('cards have the width they need on every screen, and no half of a row stays empty', async ({
  page: staff,
  person,
}) => {
  const stay = await makeExpected(staff, 'Astrid')
  const cocoa = await makeDeal(staff, 'Cocoa on the balcony', {
    price: 124_500,
    salePrice: 119_500,
    options: eachNight(9),
  })
  await untilOnSale(staff, stay, [cocoa])
  const guest = await person(PHONE)
  await openStore(guest, stay.store)
  for (const { viewport } of [PHONE, TABLET, LYING_TABLET, DESK]) {
    await guest.setViewportSize(viewport)
    const size = `${viewport.width} wide`
    const sections = guest.getByRole('main').getByRole('list')
    for (const section of await sections.all()) {
      const whole = await boxOf(section)
      const last = await boxOf(section.getByRole('listitem').last())
      expect(Math.round(last.x + last.width), size).toBe(Math.round(whole.x + whole.width))
    }
    const own = card(guest, cocoa)
    expect((await boxOf(own)).width, size).toBeGreaterThanOrEqual(350)
    for (const part of [
      own.getByText(/^NOK\s1,195$/),
      own.getByText(/^NOK\s1,245$/),
      own.getByText('a night'),
    ]) {
      const lines = await part.evaluate((element) => element.getClientRects().length)
      expect(lines, `${await part.textContent()}, ${size}`).toBe(1)
    }
  }
  await guest.setViewportSize(PHONE.viewport)
  await expectAccessibleEverywhere(guest)
})

test.describe('before an answer about privacy', () => {
  test.use({ consent: null })

  test('on a desk the question stands at the foot of the right column, and over no deal', async ({
    page: staff,
    person,
  }) => {
    const stay = await makeExpected(staff, 'Ove')
    const guest = await person(DESK)
    const question = guest.getByRole('region', { name: 'Your privacy' })
    for (const { viewport } of [LYING_TABLET, DESK]) {
      await guest.setViewportSize(viewport)
      await openStore(guest, stay.store)
      const [asked, chosen, list] = [
        await boxOf(question),
        await boxOf(choice(guest)),
        await boxOf(guest.getByRole('main')),
      ]
      expect(asked.x).toBeGreaterThanOrEqual(list.x + list.width)
      expect(Math.abs(asked.x + asked.width - (chosen.x + chosen.width))).toBeLessThanOrEqual(1)
      expect(asked.y).toBeGreaterThan(viewport.height - 90)
    }
    await guest.goto(`/room-upgrades/fjellheim/${stay.linkKey}`)
    await expect(question).toBeVisible()
    expect((await boxOf(question)).width).toBeLessThanOrEqual(360)
  })
})
