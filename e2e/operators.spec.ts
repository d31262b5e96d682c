import { DESK } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('operators see that the server lives and is ready', async ({ request }) => {
  for (const address of ['/healthz', '/readyz']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(await answer.json()).toEqual({ ok: true })
  }
})

test('operators read the metrics on this machine, and the version', async ({ request }) => {
  const metrics = await request.get('/metrics')
  expect(metrics.status()).toBe(200)
  expect(metrics.headers()['content-type']).toContain('text/plain')
  expect(await metrics.text()).toMatch(/^innkeeper_live_streams \d+$/m)
  const passedOn = await request.get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(passedOn.status()).toBe(404)
  const version = await request.get('/version.txt')
  expect(version.status()).toBe(200)
  expect(await version.text()).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{10}$/)
})

test('the page that describes the API loads with everything it needs', async ({ page }) => {
  // The page draws the calls that are near the screen: a link to their part brings them there.
  await page.goto('/api/docs#/guest')
  await expect(page.getByRole('heading', { name: /^Innkeeper/ })).toBeVisible()
  await expect(page.getByText('/api/guest/{hotel}/guestbook', { exact: false }).first()).toBeVisible()
})

test('other systems find in the description how they begin, with a booking to copy', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('curl -X PUT', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^PUT \/api\/hotel\/bookings\/\{bookingNumber\}/ }).click()
  await expect(page.getByText('"Double with balcony"').first()).toBeVisible()
})
