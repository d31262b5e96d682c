import type { Page } from '@playwright/test'
import { findBox, findForestPage, findShownBox, findUnspentStay, findWalksPage } from './support/demo.ts'
import { openAlive } from './support/guestbook.ts'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const FURTHER_LANGUAGES = { Danish: 1, Finnish: 2, Dutch: 3, Norwegian: 4, Swedish: 5 }
const BOX_TYPES = ['Content', 'UnitSpecific', 'Facilities', 'Product', 'RoomCleaningBox']

/** The one button that every language has in the same place. */
const privacyButton = (page: Page) => page.locator('footer button[data-ready]')

async function openBoxOf(page: Page, guestbook: string, type: string, language: number): Promise<void> {
  const { id } = await findBox(page, guestbook, type)
  await openAlive(page, `${guestbook}?language=${language}&box=${id}`)
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
}

test.describe('on a phone, by day and by night, and on a desk, everybody can use', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  for (const who of ['beforeArrival', 'departed'] as const) {
    test(`the guestbook (${who})`, async ({ page, stays }) => {
      await openAlive(page, stays[who])
      await expectAccessibleEverywhere(page)
    })
  }

  test('the guestbook without a booking, and the list of languages', async ({ page, stays }) => {
    await openAlive(page, stays.qr)
    await expectAccessibleEverywhere(page)
    await page.getByRole('button', { name: 'Language: English' }).click()
    await expect(page.getByRole('link', { name: 'Suomi' })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  test('the guestbook in house, and what opens in a sheet', async ({ page, stays }) => {
    await openAlive(page, stays.inHouse)
    await expectAccessibleEverywhere(page)
    for (const type of BOX_TYPES) {
      const { id } = await findShownBox(page, stays.inHouse, type)
      await page.locator(`#card-${id}`).getByRole('link').first().click()
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await expectAccessibleEverywhere(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('a voucher, the question before and the proof after', async ({ page, person, signIn }) => {
    const staff = await person()
    await signIn(staff, 'owner')
    await openBoxOf(page, await findUnspentStay(staff), 'Voucher', 0)
    await expectAccessibleEverywhere(page)
    const buttons = page.getByRole('dialog').getByRole('button')
    await buttons.click()
    await expect(buttons).toHaveCount(2)
    await expectAccessibleEverywhere(page)
    await buttons.first().click()
    await expect(buttons).toHaveCount(0)
    await expectAccessibleEverywhere(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessibleEverywhere(page)
  })

  test('writing to reception, with a stay and without', async ({ page, stays }) => {
    for (const who of ['inHouse', 'qr'] as const) {
      await openAlive(page, `${stays[who]}?box=chat`)
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Your message' })).toBeVisible()
      await expectAccessibleEverywhere(page)
    }
  })

  test('a page of the house', async ({ page }) => {
    await page.goto(await findWalksPage(page))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  test('a page with one module of every type', async ({ page }) => {
    await page.goto(await findForestPage(page))
    await expect(page.getByTitle('Content of this page')).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  test('what is not there, or no longer', async ({ page, stays, guard }) => {
    guard.expectError(/404/)
    await openAlive(page, `${stays.qr}?box=gone`)
    await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
    await expectAccessibleEverywhere(page)
    for (const address of ['/guestbook/no-such-hotel', '/no/such/page']) {
      await page.goto(address)
      await expectAccessibleEverywhere(page)
    }
  })

  test.describe('before an answer about privacy', () => {
    test.use({ consent: null })

    test('the question and the settings', async ({ page, stays }) => {
      await openAlive(page, stays.qr)
      await expect(page.getByRole('region', { name: 'Your privacy' }).getByRole('button')).toHaveCount(3)
      await expectAccessibleEverywhere(page)
      await privacyButton(page).click()
      await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2)
      await expectAccessibleEverywhere(page)
    })
  })
})

test.describe('in further languages everybody can use', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  for (const [language, index] of Object.entries(FURTHER_LANGUAGES)) {
    test(`the guestbook, a box, a page and the privacy settings in ${language}`, async ({
      page,
      stays,
      axe,
    }) => {
      await openAlive(page, `${stays.inHouse}?language=${index}`)
      await axe(page)
      await openBoxOf(page, stays.inHouse, 'Facilities', index)
      await axe(page)
      await page.goto(`${await findWalksPage(page)}?language=${index}`)
      await privacyButton(page).click()
      await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2)
      await axe(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await axe(page)
    })
  }
})
