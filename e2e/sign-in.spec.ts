import { DESK } from './support/screens.ts'
import { fillSignIn, navigation } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

/** Being signed out is an answer of the server that browsers log. */
const SIGNED_OUT = /401/

test.beforeEach(({ guard }) => guard.expectError(SIGNED_OUT))

test('an empty form asks nobody, a wrong password is told, and the right one leads to no other host', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.goto(`/admin/login?redirect=${encodeURIComponent('//evil.example/admin')}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Field is required')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
  expect(calls).toEqual([])

  await fillSignIn(page, 'reception', 'not-the-password')
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is not correct.')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('reception@fjellheim.example')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await fillSignIn(page, 'reception')
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }),
  ).toBeVisible()
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/admin\/?$/)
})

test('sign-in leads back to the page that asked for it, and sign-out closes it again', async ({ page }) => {
  await page.goto('/admin/guests?view=inHouse')
  await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()
  await expect(page.getByText('Sign in to continue where you left off.')).toBeVisible()
  await fillSignIn(page, 'owner')
  await expect(page).toHaveURL(/\/admin\/guests\?view=inHouse$/)
  await expect(page.getByRole('radio', { name: 'In house' })).toBeChecked()

  await page.getByRole('button', { name: /your account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await page.goto('/admin/guests')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()
})

test('who is signed in goes on from the sign-in page, never to another host, and from an unknown address', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page, 'owner')
  await page.goto(`/admin/login?redirect=${encodeURIComponent('/admin/guests?view=departing')}`)
  await expect(page).toHaveURL(`${server.url}/admin/guests?view=departing`)
  await page.goto(`/admin/login?redirect=${encodeURIComponent('/\\evil.example')}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/admin\/?$/)
  // On bad Wi-Fi each file is a wait of its own.
  const scripts = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )
  expect(scripts).toBeLessThan(40)

  await page.goto('/admin/no-such-page')
  await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Today' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
})

test('housekeeping sees neither guests nor cards, and is told so at their addresses', async ({
  page,
  signIn,
  guard,
}) => {
  guard.expectError(/ForbiddenError/)
  await signIn(page, 'housekeeping')
  await page.goto('/admin')
  await expect(navigation(page).getByRole('link', { name: 'Today' })).toBeVisible()
  await expect(navigation(page).getByRole('link', { name: 'Guests' })).toHaveCount(0)
  await expect(navigation(page).getByRole('link', { name: 'Cards' })).toHaveCount(0)
  for (const address of ['/admin/guests', '/admin/guestbook']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible()
    await expect(page.getByText('An owner of the property can change your role.')).toBeVisible()
  }
  const answer = await page.request.get('/api/hotel/guests')
  expect(answer.status()).toBe(403)
})
