import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { textOfMessage } from './support/message-calls.ts'
import { untilAlive } from './support/registration.ts'
import { type Arrival, formOf, makeArrival, pagesOf, sendForm } from './support/registration-calls.ts'
import { DESK, TABLET } from './support/screens.ts'
import { field, navigation, notice, saveForm } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const NUMBER = 'X7719403K'
/** Says why the forms are printed. */
async function printFor(page: Page, reason: string) {
  const dialog = page.getByRole('dialog', { name: /^Print \d/ })
  await dialog.getByRole('radio', { name: reason }).check()
  await dialog.getByRole('button', { name: 'Print as PDF' }).click()
}
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name, booking number or room' })
const rows = (page: Page) => page.getByRole('table', { name: 'Registrations' }).getByRole('row')
const rowOf = (page: Page, { name }: Arrival) => rows(page).filter({ hasText: name })

async function openOne(page: Page, stay: Arrival): Promise<Locator> {
  await page.getByRole('button', { name: stay.name }).click()
  const panel = page.getByRole('dialog', { name: stay.name })
  await expect(panel.getByText(`Booking ${stay.bookingNumber},`)).toBeVisible()
  return panel
}

async function reveal(page: Page, what: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Show: ${what}` }).click()
  const dialog = page.getByRole('dialog', { name: `Show: ${what}` })
  await expect(dialog.getByRole('button', { name: 'Show for a minute' })).toBeDisabled()
  await dialog.getByLabel(reason).check()
  await dialog.getByRole('button', { name: 'Show for a minute' }).click()
  await expect(dialog).toBeHidden()
}

/** With a mouse, as a pen on the tablet would. */
async function drawName(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Draw your signature here' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is no sheet to sign on')
  const at = (across: number, down: number) =>
    [box.x + box.width * across, box.y + box.height * down] as const
  await page.mouse.move(...at(0.2, 0.6))
  await page.mouse.down()
  for (const [across, down] of [
    [0.3, 0.2],
    [0.4, 0.7],
    [0.5, 0.3],
    [0.7, 0.6],
  ] as const) {
    await page.mouse.move(...at(across, down), { steps: 4 })
  }
  await page.mouse.up()
  await expect(page.getByRole('img', { name: 'Your drawn signature' })).toBeVisible()
}

test.describe('at the desk', () => {
  test.use(DESK)

  test('a registration arrives while the list is open, its number is opened with a reason, and it is checked', async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(page, 'reception')
    const guest = await person()
    const stay = await makeArrival(page, 'Nora')
    await page.goto('/admin/registration/submissions')
    const badge = navigation(page).getByText(/nobody has read$/)
    const unread = async () => Number.parseInt(await badge.innerText(), 10)
    await expect.poll(unread).toBeGreaterThan(0)
    const before = await unread()
    await sendForm(guest, stay, { values: { passportNumber: NUMBER } })
    await expect(rowOf(page, stay).getByText('New', { exact: true })).toBeVisible()
    await expect.poll(unread).toBe(before + 1)

    const panel = await openOne(page, stay)
    await expect(panel.getByText('Quincy Street 81, Portland')).toBeVisible()
    await expect(panel.getByText('Surveyor')).toBeVisible()
    await expect(panel.getByText(NUMBER)).toHaveCount(0)
    await expect(panel.getByText(/•.*03K$/)).toBeVisible()
    await expect.poll(unread).toBe(before)

    await reveal(page, 'Document number', 'To compare it with the document at the desk')
    await expect(panel.getByText(NUMBER)).toBeVisible()
    await panel.getByRole('button', { name: 'Hide' }).click()
    await expect(panel.getByText(NUMBER)).toHaveCount(0)

    await reveal(page, 'Signature', 'The guest asks for it')
    const signature = panel.getByRole('img', { name: 'Signature' })
    await expect(signature).toBeVisible()
    expect(await signature.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    // The link is this session's alone.
    const link = (await signature.getAttribute('src')) ?? ''
    expect((await page.request.get(link)).ok()).toBe(true)
    expect((await guest.request.get(link)).ok()).toBe(false)

    await panel.getByRole('button', { name: 'Mark as checked' }).click()
    await expect(panel.getByText(/against the document, by/)).toBeVisible()
    await expect(rowOf(page, stay).getByText('Checked', { exact: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Undo the check' }).click()
    await expect(panel.getByRole('button', { name: 'Mark as checked' })).toBeVisible()

    const owner = await person(DESK)
    await signIn(owner, 'owner')
    await owner.goto('/admin/audit')
    const told = owner.getByText(new RegExp(`viewed a personal document of .*${stay.bookingNumber}`))
    await expect(told).toHaveCount(2)
    await expect(owner.getByText(NUMBER)).toHaveCount(0)
  })

  test('registrations are found by name and booking number alone, and come as PDF and CSV', async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(page, 'reception')
    const guest = await person()
    const [one, other] = [await makeArrival(page, 'Ines'), await makeArrival(page, 'Ines')]
    await sendForm(guest, one, { values: { passportNumber: 'P5510027' } })
    await sendForm(await person(), other, { values: { passportNumber: 'P5510028' } })
    await page.goto('/admin/registration/submissions')

    await search(page).fill('P5510027')
    await expect(page.getByText('Nothing matches')).toBeVisible()
    await search(page).fill(one.bookingNumber)
    await expect(rowOf(page, one)).toBeVisible()
    await expect(rowOf(page, other)).toHaveCount(0)

    const panel = await openOne(page, one)
    const printed = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'Print' }).click()
    await printFor(page, 'The guest asks for it')
    const [sheet = '', ...more] = await pagesOf(await printed)
    expect(more).toEqual([])
    for (const words of [one.name, one.bookingNumber, 'P5510027', 'Quincy Street 81', '17/03/1984']) {
      expect(sheet).toContain(words)
    }
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()

    await search(page).fill('Ines Holt')
    for (const stay of [one, other]) await page.getByLabel(`Choose ${stay.name}`).check()
    const both = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Print as PDF' }).click()
    await printFor(page, 'To compare it with the document at the desk')
    const sheets = await pagesOf(await both)
    expect(sheets).toHaveLength(2)
    for (const number of ['P5510027', 'P5510028']) expect(sheets.join(' ')).toContain(number)

    const exported = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const csv = await readFile(await (await exported).path(), 'utf8')
    expect(csv).toContain(other.bookingNumber)
    expect(csv).not.toContain('P55100')
  })

  test('who has not registered is reminded, and again where the message stayed in the outbox', async ({
    page,
    signIn,
  }) => {
    await signIn(page, 'reception')
    const stay = await makeArrival(page, 'Sunniva')
    await page.goto('/admin/registration/submissions?part=missing')
    await page.getByLabel(`Choose ${stay.name}`).check()
    await page.getByRole('button', { name: 'Remind', exact: true }).click()
    await page.getByRole('button', { name: 'Send 1 reminder' }).click()
    await expect(notice(page, '1 reminder is on its way.')).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: stay.name })
    await expect(row.getByText(/reminded|was not sent/)).toBeVisible()
    const letter = await textOfMessage(page, stay, /^Check in before you arrive/)
    expect(letter).toContain(`/registration-form/fjellheim/${stay.linkKey}`)

    await page.reload()
    await expect(row.getByText(/was not sent/)).toBeVisible()
    await page.getByLabel(`Choose ${stay.name}`).check()
    await page.getByRole('button', { name: 'Remind', exact: true }).click()
    await page.getByRole('button', { name: 'Send 1 reminder' }).click()
    await expect(notice(page, '1 reminder is on its way.')).toBeVisible()
  })

  test('a form begins with a country’s law, is changed, and guests may still send what they had open', async ({
    page,
    person,
    signIn,
  }) => {
    await signIn(page, 'owner')
    const guest = await person()
    const stay = await makeArrival(page, 'Even')
    await page.goto('/admin/registration/forms')
    await page.getByRole('button', { name: 'New form' }).click()
    await page
      .getByRole('dialog', { name: 'New form' })
      .getByRole('button', { name: /^Denmark/ })
      .click()
    await expect(page.getByText(/^Version 1, since/)).toBeVisible()

    const preview = page.getByRole('region', { name: 'What a guest is asked' })
    const inPreview = preview.getByRole('listitem').filter({ hasText: 'Document number' })
    await expect(inPreview).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Nationality' }).first().fill('United States')
    await page.getByRole('option', { name: 'United States', exact: true }).click()
    await expect(inPreview).toBeVisible()

    await field(page, 'Name').fill('Danish guests')
    await page.getByRole('switch', { name: 'Ask for Occupation' }).check({ force: true })
    await expect(preview.getByRole('listitem').filter({ hasText: 'Occupation' })).toBeVisible()
    await saveForm(page)
    await expect(page.getByText(/^Version 2, since/)).toBeVisible()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Delete Danish guests?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(notice(page, 'Danish guests is deleted.')).toBeVisible()

    // Who writes the forms and reads no registrations finds them under the same name.
    const editor = await person(DESK)
    await signIn(editor, 'editor')
    await editor.goto('/admin')
    const line = navigation(editor).getByRole('link', { name: 'Registration', exact: true })
    await line.click()
    await expect(editor.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
    await expect(line).toHaveAttribute('aria-current', 'page')
    await expect(editor.getByRole('link', { name: 'Registrations' })).toHaveCount(0)

    // The one that guests are asked, changed while a guest fills it in.
    const form = await formOf(guest, stay)
    await page.getByRole('link', { name: 'Registration', exact: true }).last().click()
    await page.getByRole('button', { name: 'Edit Postal address' }).click()
    await page
      .getByRole('textbox', { name: /^Hint below the field/ })
      .first()
      .fill('Street and town')
    await saveForm(page)
    expect((await formOf(guest, stay)).version).toBe(form.version + 1)
    await sendForm(guest, stay, { values: { passportNumber: NUMBER }, form })
    await page.goto('/admin/registration/submissions')
    const panel = await openOne(page, stay)
    await expect(panel.getByText(`Registration, version ${form.version}`)).toBeVisible()
  })
})

test.describe('on a tablet at the desk', () => {
  test.use(TABLET)

  test('a guest fills in the form on the device that staff turned round, and nothing of theirs is on it', async ({
    page,
    person,
    signIn,
    guard,
  }) => {
    // Whoever is signed out is told so.
    guard.expectError(/401/)
    await signIn(page, 'reception')
    const stay = await makeArrival(page, 'Ingrid')
    await page.goto('/admin/registration/submissions?part=missing')
    await page.getByRole('button', { name: `Fill in at the desk: ${stay.name}` }).click()
    await page.getByRole('button', { name: 'Sign out and open the form' }).click()

    await expect(page).toHaveURL(/\/registration-form\/fjellheim\//)
    await expect(page.getByRole('heading', { name: 'Hello Ingrid.' })).toBeVisible()
    await untilAlive(page)
    expect(page.url()).not.toContain(stay.linkKey)
    expect((await page.request.get('/api/hotel/registrationForms/missing')).status()).toBe(401)
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('17/03/1984')
    await page.getByRole('button', { name: /^Nationality/ }).click()
    await page.getByRole('combobox', { name: 'Search for a country' }).fill('Norw')
    await page.getByRole('option', { name: /Norway/ }).click()
    await expect(page.getByRole('dialog', { name: 'Nationality' })).toBeHidden()
    await page.getByRole('textbox', { name: 'Postal address' }).fill('Storgata 14, Lillehammer')
    await page.getByRole('textbox', { name: 'Occupation' }).fill('Photographer')
    const next = page.getByRole('button', { name: 'Next' })
    await next.click()
    await page.getByRole('radio', { name: 'No, just me' }).check()
    await next.click()
    await next.click()
    await drawName(page)
    await page.getByRole('checkbox', { name: /^I accept/ }).check()
    await page.getByRole('button', { name: 'Sign and send' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you. Please hand the tablet back.' })).toBeVisible()
    await expect(page.getByText('Storgata')).toHaveCount(0)

    await page.goBack()
    await expect(page.getByText(stay.name)).toHaveCount(0)
    await page.goto('/admin/registration/submissions')
    await expect(page.getByRole('heading', { name: 'Sign in to Innkeeper' })).toBeVisible()

    const colleague = await person(DESK)
    await signIn(colleague, 'owner')
    await colleague.goto('/admin/registration/submissions')
    await expect(rowOf(colleague, stay).getByText(/^with .+ at the desk$/)).toBeVisible()
  })
})
