import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { editCard } from './support/card-calls.ts'
import { drawing } from './support/drawings.ts'
import { openWithStream } from './support/guestbook.ts'
import { textOfMail } from './support/mailbox.ts'
import { joinAs } from './support/newcomers.ts'
import { addCards, test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { field, formState, visit } from './support/staff.ts'
import {
  askTemplate,
  canvas,
  frames,
  listAddress,
  makeTemplate,
  openedId,
  openTemplate,
  publishOpen,
  publishTemplate,
  putTab,
  settings,
  storedWords,
  tabTo,
  templateCard,
  textModule,
  words,
} from './support/templates.ts'
import { expect } from './support/test.ts'

/** What this browser keeps of forms that are not saved. */
const keptOnDevice = (page: Page) => page.evaluate(() => Object.values(localStorage).join())

/** What a phone tells a page of another app in front of it, and of having come back. */
async function putAside(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
}

test.use({ ...DESK, propertyLanguages: ['GB', 'NO'] })

test('a page from nothing with the mouse, which a guest reads and sees change', async ({
  page,
  person,
  property,
}) => {
  await visit(page, listAddress('page'))
  await page.getByRole('button', { name: 'New page' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await field(page, 'Name').first().fill('The boathouse')

  await canvas(page).getByRole('button', { name: 'Add header' }).click()
  await words(page).click()
  await page.keyboard.type('The boathouse')
  await page.getByRole('button', { name: 'Add Image', exact: true }).click()
  await settings(page).getByRole('button', { name: 'Choose a picture' }).click()
  await page.locator('input[type=file]:not([capture])').setInputFiles(drawing('boats.svg'))
  const question = page.getByRole('dialog', { name: 'What does the picture show?' })
  await question.getByRole('textbox', { name: 'Description in English' }).fill('Two rowing boats')
  await question.getByRole('button', { name: 'Use picture' }).click()
  await expect(settings(page).getByRole('textbox', { name: 'Description in English' })).toHaveValue(
    'Two rowing boats',
  )

  // What lay over the page is gone: a press would land on it.
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // Carried between the two that are there.
  const tile = await page.getByRole('button', { name: 'Add Text', exact: true }).boundingBox()
  const header = await frames(page).first().boundingBox()
  if (!tile || !header) throw new Error('The tile or the header is not in sight')
  const x = header.x + header.width / 2
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, header.y + header.height / 2, { steps: 8 })
  await page.mouse.move(x, header.y + header.height * 0.8, { steps: 4 })
  await expect(frames(page).first()).toHaveAttribute('data-drop', 'after')
  await page.mouse.up()
  await expect(canvas(page).getByRole('group', { name: 'Text, 2 of 3' })).toBeVisible()
  await words(page).click()
  await page.keyboard.type('Open when the flag is up. ')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.keyboard.type('Wear a vest.')

  await canvas(page).getByRole('group', { name: 'Image, 3 of 3' }).click()
  await page.getByRole('button', { name: 'Add Button', exact: true }).click()
  await words(page).click()
  await page.keyboard.type('Back to the guestbook')
  await settings(page).getByRole('combobox', { name: 'Links to' }).click()
  await page.getByRole('option', { name: 'Guestbook, store and more' }).click()
  await settings(page).getByRole('combobox', { name: 'Guestbook, store and more' }).click()
  await page.getByRole('option', { name: 'Guestbook' }).click()
  await publishOpen(page)

  const guest = await person(PHONE)
  await openWithStream(guest, () => guest.goto(`/pages/${property.id}/${openedId(page)}`))
  const main = guest.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'The boathouse' })).toBeVisible()
  await expect(main.getByText('Open when the flag is up.')).toBeVisible()
  await expect(main.locator('strong')).toHaveText('Wear a vest.')
  await expect(main.getByRole('img', { name: 'Two rowing boats' })).toBeVisible()
  // To the guestbook of whoever reads the page.
  await expect(main.getByRole('link', { name: 'Back to the guestbook' })).toHaveAttribute(
    'href',
    `/return/${property.id}`,
  )

  await frames(page).first().click()
  await words(page).press('ControlOrMeta+a')
  await page.keyboard.type('The boathouse by the lake')
  await expect(formState(page)).toHaveText(/^Saved/)
  await expect(main.getByRole('heading', { level: 1, name: 'The boathouse', exact: true })).toBeVisible()
  await publishOpen(page)
  await expect(main.getByRole('heading', { level: 1, name: 'The boathouse by the lake' })).toBeVisible()
})

test('an e-mail from nothing with keys alone, tried out and carried on into another', async ({
  page,
  server,
}) => {
  const mark = Date.now().toString(36)
  const other = await makeTemplate(page, 'email', {
    name: 'The other one',
    localizedData: { 0: [textModule('Until then')] },
  })
  const { keyboard } = page
  const texts = canvas(page).getByRole('group', { name: /^Text/ })
  await visit(page, listAddress('email'))
  await tabTo(page, page.getByRole('button', { name: 'New e-mail' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Create' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Subject' }))
  await keyboard.type(`See you soon ${mark}`)
  await tabTo(page, page.getByRole('textbox', { name: 'Preview line' }))
  await keyboard.type('Your room is waiting')

  await tabTo(page, canvas(page).getByRole('button', { name: 'Add text' }))
  await keyboard.press('Enter')
  await expect(texts.first()).toBeFocused()
  await keyboard.press('Enter')
  await expect(words(page)).toBeFocused()
  await keyboard.type('Bring warm socks.')
  await keyboard.press('Escape')
  await expect(texts.first()).toBeFocused()
  await keyboard.press('ControlOrMeta+d')
  await expect(texts).toHaveCount(2)
  await keyboard.press('Enter')
  await expect(words(page)).toBeFocused()
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('The stove is lit.')
  await keyboard.press('Escape')
  await expect(texts.last()).toBeFocused()
  await keyboard.press('Alt+ArrowUp')
  await expect(texts).toContainText(['The stove is lit.', 'Bring warm socks.'])
  await keyboard.press('ControlOrMeta+z')
  await expect(texts).toContainText(['Bring warm socks.', 'The stove is lit.'])
  await keyboard.press('ControlOrMeta+Shift+z')
  await expect(texts).toContainText(['The stove is lit.', 'Bring warm socks.'])
  await keyboard.press('ArrowDown')
  await expect(texts.last()).toBeFocused()
  await keyboard.press('Delete')
  await expect(texts).toHaveCount(1)
  await keyboard.press('ControlOrMeta+z')
  await expect(texts).toContainText(['The stove is lit.', 'Bring warm socks.'])
  // What came back is selected.
  await expect(texts.last()).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(texts.first()).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Send me a test' }), 'Shift+Tab')
  await keyboard.press('Enter')
  const sent = page.getByText(/so the test did not reach \S+\. Your system administrator can find it/)
  await expect(sent).toBeVisible()
  const [, to = ''] = /did not reach (\S+)\. Your/.exec(await sent.innerText()) ?? []
  const mail = await textOfMail(server.dataDir, to, new RegExp(mark))
  expect(mail).toMatch(/The stove is lit\.[\s\S]*Bring warm socks\./)

  await tabTo(page, texts.first())
  await keyboard.press('ControlOrMeta+c')
  await tabTo(page, page.getByRole('link', { name: 'Back to e-mails' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: other.name }))
  await keyboard.press('Enter')
  await tabTo(page, texts.first())
  await keyboard.press('ControlOrMeta+v')
  await expect(texts).toContainText(['Until then', 'The stove is lit.'])
  await expect.poll(storedWords(page, other.id)).toContain('The stove is lit.')
})

test('a module is carried into an empty page with its words of all languages', async ({ page }) => {
  const full = await makeTemplate(page, 'page', {
    name: 'The way here',
    localizedData: { 0: [textModule('Take the boat', 'way')], 1: [textModule('Ta båten', 'way')] },
  })
  const empty = await makeTemplate(page, 'page', { name: 'Still empty', localizedData: {} })
  await openTemplate(page, full)
  await frames(page).first().click()
  await page.keyboard.press('ControlOrMeta+c')
  await openTemplate(page, empty)
  // Beside the page.
  await canvas(page).click({ position: { x: 6, y: 300 } })
  await page.keyboard.press('ControlOrMeta+v')
  await expect(frames(page)).toContainText(['Take the boat'])
  await expect.poll(storedWords(page, empty.id)).toContain('Ta båten')

  // Let go in the grey below a short page, it stands at the end.
  const tile = await page.getByRole('button', { name: 'Add Button', exact: true }).boundingBox()
  const area = await canvas(page).boundingBox()
  if (!tile || !area) throw new Error('The tile or the canvas is not in sight')
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2)
  await page.mouse.down()
  await page.mouse.move(area.x + area.width / 2, area.y + area.height - 40, { steps: 8 })
  await expect(frames(page).first()).toHaveAttribute('data-drop', 'after')
  await page.mouse.up()
  await expect(canvas(page).getByRole('group', { name: 'Button, 2 of 2' })).toBeVisible()

  await words(page).click()
  await page.keyboard.type('Dinner by the sea')

  // A web address is completed; one that is none stays in its field.
  const address = settings(page).getByRole('textbox', { name: 'Web address' })
  await address.fill('www.seaview.example/dinner')
  await address.press('Enter')
  await expect(address).toHaveValue('https://www.seaview.example/dinner')
  await expect.poll(storedWords(page, empty.id)).toContain('https://www.seaview.example/dinner')
  await address.fill('the harbour')
  await frames(page).first().click()
  await expect(words(page)).toBeVisible()
  await expect(page.getByText('The link that was typed for Button is not saved')).toBeVisible()
  await frames(page).last().click()
  await expect(address).toHaveValue('the harbour')
})

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('a signature from its preset ends e-mails and goes into a mail program', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, listAddress('signature'))
  await page.getByRole('button', { name: 'New signature' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Signature' }).click()
  const made: string[] = []
  page.on('request', (request) => request.url().endsWith('/template/create') && made.push(request.url()))
  await dialog.getByRole('button', { name: 'Create' }).dblclick()
  await expect(canvas(page)).toContainText('Fagerli')
  expect(made).toHaveLength(1)
  await publishOpen(page)
  const use = async (what: string) => {
    await page.getByRole('button', { name: 'Use', exact: true }).click()
    const item = page.getByRole('menuitem', { name: what })
    await expect(item).toBeVisible()
    // Not under what was told a moment ago.
    expect(await item.evaluate(isOnTop)).toBe(true)
    await item.click()
  }
  await use('Use in e-mails')
  await expect(page.getByText('E-mails with a place for a signature now end with this one.')).toBeVisible()
  await use('Copy for a mail program')
  await expect(page.getByText(/^Copied\. Paste it/)).toBeVisible()
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  expect(copied).toMatch(/<table[\s\S]*Fagerli/)
  const download = page.waitForEvent('download')
  await use('Download as a file')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.htm$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Fagerli')

  const mail = await makeTemplate(page, 'email', {
    name: 'With a signature',
    localizedData: { 0: [textModule('Welcome'), { type: 'signature', id: 's', props: {} }] },
  })
  await openTemplate(page, mail)
  await page.getByRole('button', { name: 'As a mail program shows it' }).click()
  const shown = page.getByRole('region', { name: 'As a mail program shows it' }).frameLocator('iframe')
  await expect(shown.getByText('Welcome')).toBeVisible()
  // Only the signature leads there.
  await expect(shown.getByRole('link', { name: 'Our guestbook' })).toBeVisible()

  await visit(page, listAddress('signature'))
  const signature = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Used in e-mails' })
  await signature.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'No signature in e-mails' }).click()
  await dialog.getByRole('button', { name: 'No signature in e-mails' }).click()
  await expect(page.getByText('E-mails with a place for a signature now end without one.')).toBeVisible()
  await expect(signature).toHaveCount(0)
})

test('two people in one template keep what each wrote, and are asked where both wrote the same', async ({
  page,
  person,
  server,
  guard,
}) => {
  guard.expectError(/409|ERR_INTERNET_DISCONNECTED/)
  const colleague = await person(DESK)
  await joinAs(server, page, colleague, ['editor'])
  const template = await makeTemplate(page, 'page', {
    name: 'Walks',
    localizedData: { 0: [textModule('Around the lake'), textModule('Up the hill')] },
  })
  const write = async (who: Page, place: number, text: string) => {
    await frames(who).nth(place).click()
    await expect(words(who)).toHaveText(await frames(who).nth(place).locator('p').innerText())
    await words(who).press('ControlOrMeta+a')
    await who.keyboard.type(text)
    await expect(frames(who).nth(place)).toContainText(text)
  }
  await openTemplate(page, template)
  await openTemplate(colleague, template)
  await write(page, 0, 'Around the lake in an hour')
  await write(colleague, 1, 'Up the hill before lunch')
  for (const who of [page, colleague]) {
    await expect(frames(who)).toContainText(['Around the lake in an hour', 'Up the hill before lunch'])
    await expect(formState(who)).toHaveText(/^(Saved|No changes)/)
  }

  await page.context().setOffline(true)
  await write(page, 0, 'Mine: an hour')
  await expect(formState(page)).toHaveText('Kept on this device, not saved yet')
  await write(colleague, 0, 'Theirs: two hours')
  await expect.poll(storedWords(colleague, template.id)).toContain('Theirs: two hours')
  await page.context().setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved changes' })
  await expect(dialog.getByText('Mine: an hour')).toBeVisible()
  await expect(dialog.getByText('Theirs: two hours')).toBeVisible()
  await dialog.getByRole('radio', { name: /Theirs/ }).click()
  await dialog.getByRole('button', { name: 'Save my selection' }).click()
  await expect(dialog).toBeHidden()
  await expect(frames(page)).toContainText(['Theirs: two hours', 'Up the hill before lunch'])

  // One deletes it while the other still has it open.
  await visit(colleague, listAddress('page'))
  await askTemplate(colleague, template.name, 'Delete')
  await colleague.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('This page was deleted by a colleague.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Save as a new page' }).click()
  await expect(page.getByText('This page was deleted by a colleague.')).toBeHidden()
  await expect(frames(page)).toContainText(['Theirs: two hours', 'Up the hill before lunch'])
  expect(openedId(page)).not.toBe(template.id)
})

test('a page that a card and a tab lead to is not deleted before they do no more', async ({ page }) => {
  const walks = await makeTemplate(page, 'page', {
    name: 'All the walks',
    localizedData: { 0: [textModule('Lake')] },
  })
  await publishTemplate(page, walks)
  await addCards(page, [{ type: 'FixedSizeBox', title: 'To the walks' }])
  const unlink = await editCard(page, 'To the walks', (card) => ({
    ...card,
    options: { ...(card.options as object), link: { type: 'page', value: walks.id } },
  }))
  const clearTabs = await putTab(page, { kind: 'page', pageId: walks.id, label: { 0: 'Walks' } })

  await visit(page, listAddress('page'))
  await expect(templateCard(page, walks.name)).toContainText('Used in 2 places')
  await askTemplate(page, walks.name, 'Delete')
  const inUse = page.getByRole('dialog', { name: 'Still in use' })
  await expect(inUse.getByRole('link', { name: /tab bar/ })).toBeVisible()
  await inUse.getByRole('link', { name: 'Card “To the walks”' }).click()
  await expect(field(page, 'Title')).toHaveValue('To the walks')
  await unlink()
  await clearTabs()

  await visit(page, listAddress('page'))
  await askTemplate(page, walks.name, 'Delete')
  const question = page.getByRole('dialog', { name: `Delete ${walks.name}?` })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${walks.name} was deleted`)).toBeVisible()
  await expect(templateCard(page, walks.name)).toHaveCount(0)
})

test('what the server refused or never heard of is there again, in another tab too, and saved then', async ({
  page,
  context,
  guard,
}) => {
  guard.expectError(/ERR_FAILED|Failed to load resource/)
  const template = await makeTemplate(page, 'page', {
    name: 'Half a thought',
    localizedData: { 0: [textModule('Half')] },
  })
  const saves = '**/api/hotel/htmlbuilder/template/update'
  await openTemplate(page, template)
  await context.route(saves, (route) => route.fulfill({ status: 503, json: { code: 'server/unavailable' } }))
  await frames(page).first().click()
  await words(page).press('ControlOrMeta+a')
  await page.keyboard.type('A whole')
  await expect(formState(page)).toHaveText(/^(Not saved$|Kept on this device)/)
  // Laid over the first: without any, a try in between would be saved.
  await context.route(saves, (route) => route.abort())
  await words(page).press('End')
  await page.keyboard.type(' thought')
  await expect(frames(page)).toContainText(['A whole thought'])
  await expect(formState(page)).toHaveText('Kept on this device, not saved yet')
  await putAside(page)
  expect(await keptOnDevice(page)).toContain('A whole thought')
  expect(await storedWords(page, template.id)()).toContain('Half')

  const other = await context.newPage()
  await openTemplate(other, template)
  await expect(other.getByText('Your unsaved changes from earlier have been restored.')).toBeVisible()
  await expect(frames(other)).toContainText(['A whole thought'])
  await other.close()
  await page.reload()
  await expect(frames(page)).toContainText(['A whole thought'])
  await context.unroute(saves)
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(storedWords(page, template.id)).toContain('A whole thought')
})

test('each language says what it lacks and takes it from another; what was published comes back', async ({
  page,
}) => {
  const template = await makeTemplate(page, 'page', {
    name: 'The way here',
    localizedData: { 0: [textModule('Take the boat'), textModule('Or the bus')] },
  })
  await openTemplate(page, template)
  await publishOpen(page)
  const norwegian = page.getByRole('tab', { name: /^Norwegian/ })
  await norwegian.click()
  await canvas(page).getByRole('button', { name: 'Take the layout only' }).click()
  await expect(norwegian).toContainText('2 texts are missing')
  await frames(page).first().click()
  await words(page).click()
  await page.keyboard.type('Ta båten')
  await expect(norwegian).toContainText('1 text is missing')
  await frames(page).last().click()
  await settings(page).getByRole('button', { name: 'More for Text' }).click()
  await page.getByRole('menuitem', { name: 'Copy words from English' }).click()
  await expect(norwegian).not.toContainText('missing')
  await page.getByRole('button', { name: 'Show English beside' }).click()
  await expect(canvas(page).getByText('Take the boat')).toBeVisible()
  await expect(canvas(page).getByText('Ta båten')).toBeVisible()
  await publishOpen(page)

  // What was written is not replaced by one press.
  await frames(page).first().press('Escape')
  await settings(page).getByRole('button', { name: 'Copy everything' }).click()
  const question = page.getByRole('dialog', { name: 'Replace what stands in Norwegian?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(canvas(page).getByText('Ta båten')).toBeVisible()

  await page.getByRole('button', { name: 'Published versions' }).click()
  const history = page.getByRole('dialog', { name: 'Published versions' })
  await history.getByRole('button', { name: /^Version 1/ }).click()
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('Version 1 was restored as a draft.')).toBeVisible()
  await expect(canvas(page).getByText('Nothing in Norwegian yet')).toBeVisible()
  await publishOpen(page)
  await expect.poll(storedWords(page, template.id)).not.toContain('Ta båten')
})
