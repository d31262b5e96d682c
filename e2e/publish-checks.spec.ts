import type { Page } from '@playwright/test'
import { publishCards } from './support/card-calls.ts'
import { box, openWithStream } from './support/guestbook.ts'
import { addCards, test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import { cardList, openSection, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

test.use({ ...DESK, propertyLanguages: ['GB', 'DK'] })

const panel = (page: Page) => page.getByRole('dialog', { name: 'Before you publish' })
const publish = (page: Page) => page.getByTestId('publish')

test('publishing looks first: what is broken blocks, each problem leads to its field, the rest warns', async ({
  page,
  person,
  property,
  guard,
  axe,
}) => {
  guard.expectError(/422/)
  const [, sauna, tour] = await addCards(page, [
    { type: 'Content', title: 'Hidden lake' },
    { type: 'Content', title: 'Sauna' },
    { type: 'FixedSizeBox', title: 'Guided tour' },
  ])
  await publishCards(page)
  const guest = await person(PHONE)
  await openWithStream(guest, () => guest.goto(property.guestbook))
  await expect(box(guest, 'Sauna')).toBeVisible()

  // A card that another leads to goes, and one that needs a title loses it.
  await visit(page, `/admin/guestbook/cards/${tour}`)
  await page.getByRole('combobox', { name: 'Links to' }).click()
  await page.getByRole('option', { name: 'A card' }).click()
  await page.getByRole('combobox', { name: 'A card' }).click()
  await page.getByRole('option', { name: 'Hidden lake' }).click()
  await cardList(page).getByRole('link', { name: 'Sauna' }).click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('')
  await cardList(page).getByRole('button', { name: 'Actions for Hidden lake' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await cardList(page).getByRole('link', { name: 'Guided tour' }).click()
  await expect(page.getByRole('button', { name: '2 problems prevent publishing' })).toBeVisible()

  await publish(page).click()
  await expect(panel(page).getByRole('heading', { name: '2 problems to fix first' })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: /^Publish/ })).toBeDisabled()
  await expect(panel(page).getByText('Text is missing').first()).toBeVisible()
  await axe(page)
  const refused = await page.request.post('/api/hotel/cards/publish')
  expect([refused.status(), (await refused.json()).code]).toEqual([422, 'guestbook/publish-blocked'])
  await expect(box(guest, 'Sauna')).toBeVisible()

  await panel(page).getByRole('link', { name: 'The title is missing: English' }).click()
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/cards/${sauna}`))
  await expect(title).toBeFocused()
  await page.keyboard.type('Sauna by the lake')
  await page.getByRole('button', { name: '1 problem prevents publishing' }).click()
  await panel(page).getByRole('link', { name: 'A link points to a deleted or hidden card' }).click()
  await expect(page).toHaveURL(new RegExp(`/cards/${tour}`))
  await expect(page.getByRole('combobox', { name: 'Links to' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Links to' }).click()
  await page.getByRole('option', { name: 'Web page' }).click()
  await page.getByRole('textbox', { name: 'Web address' }).fill('https://visit.example')

  // Nobody would see it: a warning, which the publisher reads and passes.
  await cardList(page).getByRole('link', { name: 'Sauna by the lake' }).click()
  await openSection(page, 'Visibility')
  for (const state of ['Before the stay', 'During the stay', 'After the stay', 'Without a booking (QR)']) {
    await page.getByRole('checkbox', { name: state }).uncheck()
  }
  await publish(page).click()
  await panel(page).getByRole('link', { name: 'No guest will see it' }).click()
  await page.getByRole('checkbox', { name: 'During the stay' }).check()
  await page.getByRole('checkbox', { name: 'Without a booking (QR)' }).check()
  await publish(page).click()
  await expect(page.getByText('Published. Guests see the changes now.')).toBeVisible()
  await expect(box(guest, 'Sauna by the lake')).toBeVisible()

  // A gap in a translation never stops anybody; it is one click from its field.
  await page.getByRole('button', { name: /things? to check before publishing/ }).press('Enter')
  await panel(page).getByRole('link', { name: 'Text is missing: Danish' }).last().click()
  await expect(page.getByRole('tab', { name: /Danish/, selected: true }).first()).toBeVisible()
  await expect(title).toBeFocused()
})

test('a problem of a tab opens that tab, one of the brand its colour', async ({ page, property }) => {
  const [sauna = ''] = await addCards(page, [{ type: 'Content', title: 'Sauna' }])
  const read = async (path: string) => (await (await page.request.get(`/api/hotel/${path}`)).json()).data
  const { tabBar, revision } = await read('tabBar')
  const { allGuestPhases } = tabBar.guestPhases
  const target = { kind: 'box', cardId: sauna }
  const items = [{ id: 't'.repeat(22), index: 0, icon: 'spa', label: { 0: 'Warm up' }, target }]
  const guestPhases = { ...tabBar.guestPhases, allGuestPhases: { ...allGuestPhases, items } }
  await page.request.put('/api/hotel/tabBar', { data: { revision, tabBar: { ...tabBar, guestPhases } } })
  const card = await read(`cards/${sauna}`)
  const hidden = { revision: card.revision, isHidden: true }
  await page.request.put(`/api/hotel/cards/${sauna}`, { data: hidden })
  const { settings, revision: settingsRevision } = await read('settings')
  const brand = { ...settings.brand, inkColour: '#cccccc' }
  const change = { propertyId: property.id, revision: settingsRevision, change: { brand } }
  expect((await page.request.put('/api/hotel/settings', { data: change })).status()).toBe(200)

  await visit(page, '/admin/guestbook')
  await publish(page).click()
  await panel(page).getByRole('link', { name: 'The tab “Warm up” points to something' }).click()
  const tab = page.getByRole('dialog', { name: 'Edit tab' })
  await expect(tab.getByRole('textbox', { name: /English/ })).toHaveValue('Warm up')
  await tab.getByRole('button', { name: 'Cancel' }).click()
  await visit(page, '/admin/guestbook')
  await publish(page).click()
  await panel(page).getByRole('link', { name: 'Some brand colours' }).click()
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused()
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, colorScheme: 'dark' })

  test('the list of problems fits, and leads from the list of cards to the field', async ({ page, axe }) => {
    await addCards(page, [{ type: 'Content', title: ' ' }])
    await visit(page, '/admin/guestbook')
    await publish(page).click()
    await axe(page)
    await panel(page).getByRole('link', { name: 'The title is missing: English' }).click()
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  })
})
