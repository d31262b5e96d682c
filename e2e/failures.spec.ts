import type { Page } from '@playwright/test'
import { greeting, openAlive } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

// A page that is not there answers 404, which browsers log.
test.beforeEach(({ guard }) => guard.expectError(/40[04]|41[04]|431/))

const NO_HOTEL = 'We could not find this hotel'
const NOT_AVAILABLE = /content may no longer be available/

async function expectView(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(/\bat [\w./<>]+:\d+:\d+/), 'a stack is shown').toHaveCount(0)
}

test('an unknown hotel is told with what to do next', async ({ page }) => {
  const answer = await page.goto('/guestbook/no-such-hotel')
  expect(answer?.status()).toBe(404)
  await expectView(page, NO_HOTEL)
  await expect(page.getByText('scan the QR code in your room again')).toBeVisible()
})

test('an unknown address is told with what to do next', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expectView(page, NOT_AVAILABLE)
  await expect(page.getByText('Check the web address, or scan the QR code')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL(/\/welcome$/)
})

test('the root leads to the welcome page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/welcome$/)
})

const GARBAGE = [
  'x',
  'UPPER CASE',
  `${'a'.repeat(150)}`,
  '..%2f..%2fetc%2fpasswd',
  '%00',
  'fjellheim%00',
  "'%3B drop table cards%3B--",
  '%F0%9F%8F%94',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
]

test('whatever stands where the hotel should be leads to a clear view', async ({ page }) => {
  for (const garbage of GARBAGE) {
    const answer = await page.goto(`/guestbook/${garbage}`)
    expect(answer?.status(), garbage).toBe(404)
    await expectView(page, /We could not find this hotel|content may no longer be available/)
  }
})

test('an address that cannot be decoded or is too long leads to a clear view', async ({ page }) => {
  for (const garbage of ['%E0%A4%A', `${'a'.repeat(3000)}`]) {
    await page.goto(`/guestbook/${garbage}`)
    await expectView(page, /We could not find this hotel|content may no longer be available/)
  }
})

test('whatever stands where the booking should be opens the guestbook for a visitor', async ({
  page,
  stays,
}) => {
  for (const garbage of ['%00', "'%20or%201=1", '%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'x'.repeat(150)]) {
    await openAlive(page, `${stays.qr}/${garbage}`)
    await expect(greeting(page)).toHaveText('Welcome to Fjellheim')
  }
})

test('absurd queries change nothing and run nothing', async ({ page, stays }) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    return dialog.dismiss()
  })
  const queries = [
    `box=${'x'.repeat(10_000)}`,
    `language=${'9'.repeat(10_000)}`,
    'language=-1&language=1&language[]=2',
    'box=%00&language=%00',
    `box=${encodeURIComponent('<script>alert(1)</script>')}`,
    `language=${encodeURIComponent('"><script>alert(1)</script>')}`,
    'box=__proto__&constructor=1&__proto__[x]=1',
  ]
  for (const query of queries) {
    await openAlive(page, `${stays.qr}?${query}`)
    await expect(page.locator('h1').first(), query.slice(0, 40)).toBeAttached()
    await expect(page.getByText('Welcome to Fjellheim')).toBeAttached()
  }
  expect(alerts).toEqual([])
})
