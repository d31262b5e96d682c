import { expect, type Page } from '@playwright/test'
import { Authenticator } from './support/authenticator.ts'
import { drawing } from './support/drawings.ts'
import { fillNewcomerSignIn, signOut } from './support/newcomers.ts'
import { DESK, PHONE } from './support/screens.ts'
import { test } from './support/test.ts'

const today = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / })
const secondStep = (page: Page) => page.getByRole('heading', { name: 'Two-factor sign-in' })

/** From the QR code on screen to the recovery codes; answers the app that scanned it and the codes. */
async function setUp(page: Page): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const app = new Authenticator(await page.locator('code').innerText())
  await page.getByLabel('Then enter the six-digit verification code it shows').fill(app.code())
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes.first()).toBeVisible()
  return { app, recoveryCodes: await codes.allInnerTexts() }
}

test.describe('on a desk', () => {
  test.use(DESK)

  test('a second step is set up, asked for at the next sign-in, and a code or a recovery code opens once', async ({
    page,
    newcomer,
    guard,
    axe,
  }) => {
    guard.expectError(/401|400|403/)
    const tiril = await newcomer(['reception'])
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Set up', exact: true }).click()
    await expect(page.locator('code')).toBeVisible()
    await axe(page)
    const { app, recoveryCodes } = await setUp(page)
    await axe(page)
    await page.getByRole('button', { name: 'I have saved the codes' }).click()
    await expect(page.getByText(`${recoveryCodes.length} recovery codes left`)).toBeVisible()

    await signOut(page)
    await fillNewcomerSignIn(page, tiril)
    await expect(secondStep(page)).toBeVisible()
    await axe(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Verification code')).toHaveAttribute('aria-invalid', 'true')
    const code = app.code()
    await page.getByLabel('Verification code').fill(code)
    await expect(today(page)).toBeVisible()

    await signOut(page)
    await fillNewcomerSignIn(page, tiril)
    await page.getByLabel('Verification code').fill(code)
    await expect(page.getByLabel('Verification code')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Verification code')).toHaveValue('')
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(today(page)).toBeVisible()
    await page.goto('/admin/account')
    await expect(page.getByText(`${recoveryCodes.length - 1} recovery codes left`)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a trial of the forced second step asks first, and from the next sign-in on opens nothing else before it is set up', async ({
    page,
    newcomer,
    guard,
    axe,
  }) => {
    guard.expectError(/401|403/)
    const tiril = await newcomer(['owner'])
    const property = `Skogly ${Date.now().toString(36)}`
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Fjellheim, switch property' }).click()
    await page.getByRole('option', { name: 'Create a property' }).click()
    await page.getByRole('textbox', { name: 'Property name' }).fill(property)
    await axe(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.locator('input[type=file]').setInputFiles(drawing('mark.svg'))
    await axe(page)
    await page.getByRole('button', { name: `Create ${property}` }).click()
    await expect(page.getByText(`You are now in ${property}.`)).toBeVisible()

    await page.goto('/admin/modules')
    const row = page.getByRole('listitem').filter({ hasText: 'Everybody on the team must use' })
    await expect(row.getByText('Not in your plan')).toBeVisible()
    await row.getByRole('button', { name: /^Try Mandatory two-factor sign-in for \d+ days$/ }).click()
    const question = page.getByRole('dialog', { name: 'Require two-factor sign-in for everybody?' })
    await expect(question.getByText(`${tiril.name} does not use it yet`)).toBeVisible()
    await question.getByRole('button', { name: 'Require two-factor sign-in' }).click()
    await expect(row.getByText(/^Trial, \d+ days left$/)).toBeVisible()
    await page.goto('/admin/units')
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()

    await page.context().clearCookies()
    await page.goto('/admin/units')
    await fillNewcomerSignIn(page, tiril)
    await page.getByRole('button', { name: 'Fjellheim, switch property' }).click()
    await page.getByRole('option', { name: property }).click()
    await expect(page.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible()
    await page.goto('/admin/units')
    await expect(page.locator('code')).toBeVisible()
    await axe(page)
    await setUp(page)
    await page.getByRole('button', { name: 'I have saved the codes' }).click()
    await expect(page).toHaveURL(/\/admin\/units$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeVisible()
  })
})
