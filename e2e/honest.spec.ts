import { randomUUID } from 'node:crypto'
import { fillNewcomerSignIn, joinAs } from './support/newcomers.ts'
import { test as inOwnProperty } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { visit } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use(DESK)
inOwnProperty.use(DESK)

test('where mail stays inside, an invitation, a new password and a new address are links that people hand over', async ({
  page: owner,
  person,
  signIn,
  server,
  guard,
  axe,
}) => {
  guard.expectError(/401/)
  await signIn(owner, 'owner')
  const colleague = await person(PHONE)
  const tiril = await joinAs(server, owner, colleague, ['reception'])
  await visit(owner, '/admin/team')
  const email = `nina-${randomUUID().slice(0, 8)}@fjellheim.example`
  await owner.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite a colleague to Fjellheim' })
  await expect(dialog.getByText('Innkeeper cannot send e-mail yet')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await dialog.getByRole('checkbox', { name: 'Editor' }).check()
  await dialog.getByRole('button', { name: 'Create invitation' }).click()
  const handed = owner.getByRole('dialog', { name: `Invitation link for ${email}` })
  await handed.getByRole('button', { name: 'Create link' }).click()
  const link = handed.getByRole('textbox', { name: 'Invitation link' })
  await expect(link).toHaveValue(/\/admin\/create-account\?invitation=/)
  await axe(owner)
  const nina = await person(PHONE)
  await nina.goto(await link.inputValue())
  await expect(nina.getByRole('heading', { name: 'Welcome to Fjellheim' })).toBeVisible()
  await handed.getByRole('button', { name: 'Close' }).last().click()
  await owner.getByRole('button', { name: `Invitation link for ${email}` }).click()
  await owner.getByRole('button', { name: 'Create link' }).click()
  await expect(link).toHaveValue(/invitation=/)
  await owner.keyboard.press('Escape')

  const phone = await person(PHONE)
  await visit(phone, '/admin/reset-password')
  await expect(phone.getByText('a link would not reach you')).toBeVisible()
  await axe(phone)
  await owner.getByRole('listitem').filter({ hasText: tiril.email }).getByRole('button').click()
  await owner.getByRole('menuitem', { name: 'Create password reset link' }).click()
  await owner.getByRole('button', { name: 'Create link' }).click()
  const reset = owner.getByRole('textbox', { name: 'Password reset link' })
  await expect(reset).toHaveValue(/\/admin\/reset-password\?token=/)
  await phone.goto(await reset.inputValue())
  await phone.getByLabel('New password', { exact: true }).fill('seven geese over the fjord')
  await phone.getByRole('button', { name: 'Save new password' }).click()
  await expect(phone.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await visit(phone, '/admin')
  await fillNewcomerSignIn(phone, { ...tiril, password: 'seven geese over the fjord' })
  await expect(phone.getByRole('heading', { level: 1, name: /^Good .*, Tiril$/ })).toBeVisible()

  const newEmail = tiril.email.replace('@', '-new@')
  await visit(phone, '/admin/account')
  await phone.getByRole('button', { name: 'Change e-mail address' }).click()
  await expect(phone.getByText('Innkeeper cannot send e-mail yet')).toBeVisible()
  await phone.getByRole('textbox', { name: 'New e-mail address' }).fill(newEmail)
  await phone.getByRole('button', { name: 'Request the link' }).click()
  await expect(phone.getByText(`You sign in with ${newEmail} once its link has been opened.`)).toBeVisible()
  await owner.reload()
  await owner.getByRole('listitem').filter({ hasText: tiril.email }).getByRole('button').click()
  await owner.getByRole('menuitem', { name: 'Create link for the new e-mail address' }).click()
  await expect(owner.getByText(`wants to sign in with ${newEmail}`)).toBeVisible()
  await owner.getByRole('button', { name: 'Create link' }).click()
  const confirm = owner.getByRole('textbox', { name: 'Link for the new e-mail address' })
  await expect(confirm).toHaveValue(/\/admin\/verify-email\?token=/)
  await axe(owner)
  await phone.goto(await confirm.inputValue())
  await phone.getByRole('button', { name: 'Confirm e-mail address' }).click()
  await expect(phone.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
})

inOwnProperty(
  'codes that would lead to this machine warn, and forcing a second step asks',
  async ({ page, axe }) => {
    await visit(page, '/admin/modules')
    const row = (about: string) => page.getByRole('listitem').filter({ hasText: about })
    await page.getByRole('button', { name: 'Change to Complete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click()
    const forced = row('Everybody on the team must use').last()
    const toggle = forced.getByRole('switch')
    await toggle.press('Space')
    const on = page.getByRole('dialog', { name: 'Require two-factor sign-in for everybody?' })
    await expect(
      on.getByText('Tiril Vik does not use it yet and will set it up at the next sign-in.'),
    ).toBeVisible()
    await axe(page)
    await on.getByRole('button', { name: 'Require two-factor sign-in' }).click()
    await expect(toggle).toBeChecked()
    await visit(page, '/admin/units')
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()

    await page.getByRole('button', { name: 'Add rooms' }).click()
    await page.getByRole('textbox', { name: 'Your list' }).fill('901; Attic')
    await page.getByRole('button', { name: 'Import 1 room' }).click()
    await expect(page.getByText('1 room imported')).toBeVisible()
    await page.getByRole('button', { name: 'Print QR codes' }).first().click()
    const print = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Download PDF' }) })
    await expect(print.getByRole('alert')).toContainText('127.0.0.1')
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(print).toBeHidden()

    await visit(page, '/admin/modules')
    await toggle.press('Space')
    const off = page.getByRole('dialog', { name: 'Stop requiring two-factor sign-in?' })
    await expect(off.getByText('Colleagues who use it keep it')).toBeVisible()
    await off.getByRole('button', { name: 'Stop requiring it' }).click()
    await expect(toggle).not.toBeChecked()
  },
)
