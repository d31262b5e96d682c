import type { Page } from '@playwright/test'
import { expectReadable } from './support/accessibility.ts'
import { turnTo } from './support/schemes.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' })
const words = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const send = (page: Page) => page.getByRole('button', { name: /^Send to \d+ guests?$/ })

async function write(page: Page, about: string) {
  await subject(page).fill(about)
  await words(page).fill('Breakfast is from seven.')
}

test.describe('on a desk', () => {
  test.use(DESK)
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page, 'owner')
    await page.goto('/admin/messages')
    await expect(subject(page)).toBeVisible()
  })

  test('tomorrow’s arrivals get an e-mail in their languages, once, however often it is sent', async ({
    page,
    axe,
  }) => {
    await write(page, 'Welcome to Fjellheim')
    await page.getByRole('tab', { name: 'Norwegian' }).click()
    await subject(page).fill('Velkommen til Fjellheim')
    await words(page).fill('Frokosten er fra klokken syv.')
    await page.getByRole('button', { name: 'First name' }).click()
    await expect(words(page)).toHaveValue(/‹First name›$/)
    await expect(page.getByText(/get the e-mail in English instead of their own language/)).toBeVisible()
    await expect(page.locator('iframe')).toBeVisible()
    await axe(page)

    // What is written survives a reload.
    await page.reload()
    await page.getByRole('tab', { name: 'Norwegian' }).click()
    await expect(subject(page)).toHaveValue('Velkommen til Fjellheim')
    await send(page).dblclick()

    const panel = page.getByRole('dialog')
    await expect(panel.getByText(/kept here, not sent/).first()).toBeVisible()
    await axe(page)
    await panel.getByRole('link', { name: 'See each message' }).click()
    await expect(page).toHaveURL(/outbox\?mailingId=/)
    const table = page.getByRole('table', { name: 'Outbox' })
    await expect(table.getByText('Velkommen til Fjellheim').first()).toBeVisible()
    await expect(table.getByText('Welcome to Fjellheim').first()).toBeVisible()
    await expect(page.getByText(/reach nobody/)).toBeVisible()
    await axe(page)
    await table.getByRole('button').first().click()
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()

    await page.goto('/admin/messages?view=mailings')
    await expect(page.getByRole('button', { name: 'Welcome to Fjellheim' })).toHaveCount(1)
  })

  test('a message to many is asked about once more, and one for a day without guests goes to nobody', async ({
    page,
  }) => {
    await page.getByLabel('Which guests').first().click()
    await page.getByRole('option', { name: 'Are here now' }).click()
    await expect(page.getByText('Guests who are here now')).toBeVisible()
    await write(page, 'Fire drill')
    await send(page).click()
    const question = page.getByRole('dialog')
    await expect(question.getByText('What has gone out cannot be taken back.')).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()

    await page.getByText('At a time', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Day' }).fill('31/12/2030')
    await page.getByRole('textbox', { name: 'Time' }).fill('10:00')
    await page.keyboard.press('Tab')
    // Nobody is booked so far ahead.
    await expect(page.getByText('Nobody would get this message.').first()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a message is written by day and by night, and nothing is wider than the screen', async ({
    page,
    signIn,
    axe,
  }) => {
    await signIn(page, 'reception')
    await page.goto('/admin/messages')
    await write(page, 'Good to know')
    await expect(send(page)).toBeVisible()
    await axe(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(PHONE.viewport.width)
    await turnTo(page, 'dark')
    await expectReadable(page)
    await page.goto('/admin/messages/outbox')
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
    await expectReadable(page)
  })
})
