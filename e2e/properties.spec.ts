import { openWithStream } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import { field, fillSignIn, saveForm } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)

test('a switch of property is followed by the other tab, and a changed name by an open guestbook', async ({
  page,
  context,
  person,
  stays,
  guard,
}) => {
  guard.expectError(/401/)
  // A session of its own: the active property belongs to the session.
  await page.goto('/admin/login')
  await fillSignIn(page, 'owner')
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/admin/units')
  await expect(tab.getByRole('button', { name: 'Fjellheim, switch property' })).toBeVisible()

  await page.getByRole('button', { name: 'Fjellheim, switch property' }).click()
  await page.getByRole('option', { name: 'Havnehuset' }).click()
  await expect(page.getByText('You are now in Havnehuset.')).toBeVisible()
  await expect(tab.getByText('You switched to Havnehuset in another tab')).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Havnehuset, switch property' })).toBeVisible()

  const guest = await person(PHONE)
  await openWithStream(guest, () => guest.goto(stays.second))
  await page.goto('/admin/settings/property')
  const name = `Havnehuset ved kajen ${Date.now().toString(36)}`
  await field(page, 'Name').fill(name)
  await saveForm(page)
  await expect(guest.getByText(name).first()).toBeVisible()
  await field(page, 'Name').fill('Havnehuset')
  await saveForm(page)
})
