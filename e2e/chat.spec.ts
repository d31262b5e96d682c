import type { Page } from '@playwright/test'
import { openAliveWithStream } from './support/guestbook.ts'
import { makeStay, type OwnStay, textOfMessage } from './support/message-calls.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const LIVE = /\/api\/hotel\/live/

/** What the chat is called in each language of these journeys. */
const ENGLISH = { open: 'Message reception', field: 'Your message' }
const DANISH = { open: 'Skriv til receptionen', field: 'Din besked' }
type Words = typeof ENGLISH

const sheet = (page: Page) => page.getByRole('dialog')
const talk = (page: Page) => page.getByRole('log')

async function openChat(page: Page, address: string, words: Words): Promise<void> {
  await openAliveWithStream(page, () => page.goto(address))
  await page.getByRole('link', { name: words.open }).click()
  await expect(page.getByRole('textbox', { name: words.field })).toBeVisible()
}

async function write(page: Page, words: Words, text: string): Promise<void> {
  await page.getByRole('textbox', { name: words.field }).fill(text)
  await sheet(page).getByRole('button', { name: 'Send', exact: true }).click()
}

/** Waits until what guests write is heard. */
async function openInbox(page: Page): Promise<void> {
  const stream = page.waitForResponse(LIVE)
  await page.goto('/admin/messages/inbox')
  await stream
  await expect(page.getByRole('searchbox', { name: 'Search conversations' })).toBeVisible()
}

async function openThread(staff: Page, name: string): Promise<void> {
  await staff.getByRole('link', { name: new RegExp(name) }).click()
  await expect(staff.getByRole('heading', { level: 2, name })).toBeVisible()
}

const guestbookOf = ({ linkKey }: OwnStay) => `/guestbook/fjellheim/${linkKey}`

test.use(PHONE)
test.beforeEach(({ guard }) => guard.expectError(/ERR_INTERNET_DISCONNECTED/))

test('a guest and reception write to each other, and each sees what the other wrote and read', async ({
  page,
  context,
  person,
  signIn,
  axe,
}) => {
  const staff = await person(DESK)
  await signIn(staff, 'reception')
  const stay = await makeStay(staff, 'Sofie', { language: 'da' })
  await openInbox(staff)

  await openChat(page, `${guestbookOf(stay)}?language=1`, DANISH)
  await write(page, DANISH, 'Hvor langt er der rundt om søen?')
  await expect(talk(page)).toContainText('Sendt')
  await openThread(staff, stay.name)
  await expect(talk(staff)).toContainText('Hvor langt er der rundt om søen?')
  await expect(talk(page)).toContainText('Læst')

  const answer = 'Stien ned til badebroen er grus hele vejen, Sofie. Regn med en time rundt om søen.'
  const field = staff.getByRole('textbox', { name: 'Your answer' })
  await test.step('a canned answer by the keyboard, in the guest’s language', async () => {
    await staff.keyboard.press('r')
    await expect(field).toBeFocused()
    await staff.keyboard.type('/lake')
    await expect(staff.getByRole('option')).toHaveCount(1)
    await staff.keyboard.press('Enter')
    await expect(field).toHaveValue(answer)
    await staff.keyboard.press('Control+Enter')
  })
  await expect(talk(page)).toContainText(answer)
  await expect(talk(staff).getByRole('listitem').filter({ hasText: answer }).last()).toContainText(
    /You, .*read/,
  )
  await axe(staff)

  await test.step('what is written without a connection is kept and sent once there is one', async () => {
    await context.setOffline(true)
    await write(page, DANISH, 'Tak! Vi går nu.')
    await expect(talk(page)).toContainText('Ingen forbindelse')
    await context.setOffline(false)
    await expect(talk(staff)).toContainText('Tak! Vi går nu.')
    await expect(talk(page)).not.toContainText('Ingen forbindelse')
  })
})

test('another device with the same link reads nothing before it has the code that only the guest gets', async ({
  page,
  person,
  signIn,
  guard,
  axe,
}) => {
  guard.expectError(/thread\/open/)
  const staff = await person(DESK)
  await signIn(staff, 'reception')
  const stay = await makeStay(staff, 'Sofie')
  await openChat(page, guestbookOf(stay), ENGLISH)
  await write(page, ENGLISH, 'The door code is hard to read.')
  await expect(talk(page)).toContainText('Sent')

  const other = await person(PHONE)
  await openChat(other, guestbookOf(stay), ENGLISH)
  await expect(other.getByRole('heading', { name: 'Earlier messages are hidden' })).toBeVisible()
  await expect(sheet(other)).not.toContainText('door code')
  await sheet(other)
    .getByRole('button', { name: /^Send a code to b/ })
    .click()
  const code = other.getByRole('textbox', { name: 'Code of 6 digits' })
  await expect(code).toBeVisible()
  await axe(other)
  const [right = ''] = /\d{6}/.exec(await textOfMessage(staff, stay, /is your code/)) ?? []
  await code.fill(right === '000000' ? '111111' : '000000')
  await sheet(other).getByRole('button', { name: 'Show messages' }).click()
  await expect(sheet(other).getByRole('alert')).toBeVisible()
  await code.fill(right)
  await sheet(other).getByRole('button', { name: 'Show messages' }).click()
  await expect(talk(other)).toContainText('The door code is hard to read.')

  // A device that was opened follows what is written on the other.
  await write(page, ENGLISH, 'Found it!')
  await expect(talk(other)).toContainText('Found it!')
})

test('a visitor without a booking says who they are and is marked as not matched', async ({
  page,
  person,
  signIn,
  stays,
  axe,
}) => {
  const staff = await person(DESK)
  await signIn(staff, 'reception')
  await openInbox(staff)
  const name = `Jonas ${Date.now()}`

  await openChat(page, stays.qr, ENGLISH)
  await page.getByRole('textbox', { name: ENGLISH.field }).fill('Is there a table for two tonight?')
  const send = sheet(page).getByRole('button', { name: 'Send', exact: true })
  await expect(send).toBeDisabled()
  await expect(sheet(page).getByLabel('Send a picture')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('textbox', { name: 'Room' }).fill('118')
  await axe(page)
  await send.click()
  await expect(talk(page)).toContainText('Sent')
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveCount(0)

  await openThread(staff, name)
  await expect(staff.getByText('not matched').first()).toBeVisible()
  await expect(staff.getByText('Said to be in room 118, writes in English')).toBeVisible()
  await staff.getByRole('textbox', { name: 'Your answer' }).fill('Yes, at seven.')
  await staff.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(talk(page)).toContainText('Yes, at seven.')
})
