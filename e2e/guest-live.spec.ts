import { changeCard, publishCards } from './support/card-calls.ts'
import { greeting, openAliveWithStream } from './support/guestbook.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use(PHONE)

test('a guest who was offline is told so, and then gets what was published meanwhile', async ({
  page,
  context,
  person,
  signIn,
  stays,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_CONNECTION/)
  const staff = await person()
  await signIn(staff, 'owner')
  await openAliveWithStream(page, () => page.goto(stays.qr))
  await context.setOffline(true)
  await expect(page.getByText('Connection lost. We are trying to reconnect.')).toBeVisible()
  await expect(greeting(page)).toBeVisible()

  const words = `Boots, dogs and doctors ${Date.now()}`
  await changeCard(staff, 'The house from A to Z', { subtitle: words })
  await publishCards(staff)
  await context.setOffline(false)
  await expect(page.getByText('Connection lost.', { exact: false })).toBeHidden()
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
})

test('a message about an update can be dismissed', async ({ page, person, signIn, stays }) => {
  const staff = await person()
  await signIn(staff, 'owner')
  await openAliveWithStream(page, () => page.goto(stays.inHouse))
  await changeCard(staff, 'The house from A to Z', { subtitle: `From A to Z ${Date.now()}` })
  await publishCards(staff)
  const messages = page.getByRole('region', { name: 'Messages' })
  const dismiss = messages.getByRole('button', { name: 'Dismiss' })
  // Looking at it keeps it there.
  await dismiss.focus()
  await expect(messages).toContainText('The hotel has just updated this page')
  await dismiss.click()
  await expect(messages).toBeEmpty()
})
