import { randomUUID } from 'node:crypto'
import { linkFromMail } from './support/mailbox.ts'
import { joinAs } from './support/newcomers.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('an invitation becomes a colleague who sees what their role sees, and the audit log tells of it', async ({
  page,
  person,
  signIn,
  server,
  axe,
}) => {
  const email = `nina-${randomUUID().slice(0, 8)}@fjellheim.example`
  await signIn(page, 'owner')
  await page.goto('/admin/team')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague to Fjellheim' })
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  await expect(dialog.getByText('Choose at least one role')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await dialog.getByRole('checkbox', { name: 'Editor' }).check()
  await axe(page)
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  await expect(page.getByRole('dialog', { name: `Invitation link for ${email}` })).toBeVisible()
  await page.keyboard.press('Escape')

  const nina = await person(PHONE)
  await nina.goto(await linkFromMail(server.dataDir, email, /invites you to Fjellheim/))
  await expect(nina.getByRole('heading', { name: 'Welcome to Fjellheim' })).toBeVisible()
  await axe(nina)
  await nina.getByRole('textbox', { name: 'Name' }).fill('Nina Aas')
  await nina.getByLabel('New password', { exact: true }).fill('moss under old spruces')
  await nina.getByRole('button', { name: 'Create account' }).click()
  await expect(nina.getByRole('heading', { level: 1, name: /^Good .*, Nina$/ })).toBeVisible()
  const bar = nina.getByRole('navigation', { name: 'Main pages' })
  await expect(bar.getByRole('link', { name: 'Cards' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Guests' })).toHaveCount(0)

  await expect(page.getByText('Nina Aas')).toBeVisible()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('searchbox', { name: 'Name, e-mail address or subject' }).fill(email)
  await expect(page.getByRole('row').filter({ hasText: `invited ${email}` })).toBeVisible()
})

test('signing out everywhere else is noticed at once on the other device', async ({
  page,
  person,
  signIn,
  server,
  guard,
}) => {
  guard.expectError(/401/)
  const owner = await person()
  await signIn(owner, 'owner')
  const here = await person(PHONE)
  const { email, password } = await joinAs(server, owner, here, ['reception'])
  await page.request.post('/api/account/signIn', {
    headers: { origin: server.url },
    data: { email, password },
  })
  const heard = page.waitForResponse(/\/api\/hotel\/live/)
  await page.goto('/admin/guests')
  await heard

  await here.goto('/admin/account')
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await here.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(here.getByText('You are signed in on this device only.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()
})
