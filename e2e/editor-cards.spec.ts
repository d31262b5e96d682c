import { openWithStream } from './support/guestbook.ts'
import { addCards, emptyGuestbook, test } from './support/own-property.ts'
import { DESK, PHONE } from './support/screens.ts'
import {
  addCard,
  askCard,
  cardList,
  cardSaved,
  field,
  formState,
  notice,
  openCard,
  openSection,
  publishAll,
  visit,
} from './support/staff.ts'
import { expect } from './support/test.ts'

test.describe('on a desk', () => {
  test.use(DESK)

  test('a small box leads only where its kind of link can lead, and reaches guests with the button', async ({
    page,
    person,
    property,
  }) => {
    const guest = await person(PHONE)
    await openWithStream(guest, () => guest.goto(property.guestbook))
    await visit(page, '/admin/guestbook')
    await addCard(page, /^Fixed Size Box A small card/)
    await field(page, 'Title').fill('Call the desk')
    await page.getByRole('combobox', { name: 'Links to' }).click()
    await page.getByRole('option', { name: 'E-mail' }).click()
    await field(page, 'E-mail address').fill('desk')
    await expect(page.getByText('Not saved: this is not a valid e-mail address.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Links to' }).click()
    await page.getByRole('option', { name: 'Phone' }).click()
    await field(page, 'Phone number').fill('+47 22 33')
    await expect(page.getByText('Not saved: a phone number has 7 to 15 digits.')).toBeVisible()
    await field(page, 'Phone number').fill('+47 22 33 44 55')
    await expect(page.getByText('Not saved: a phone number has 7 to 15 digits.')).toBeHidden()
    await cardSaved(page)
    await publishAll(page)
    await expect(guest.getByRole('link', { name: 'Call the desk' })).toHaveAttribute('href', /^tel:\+47/)
  })

  test('a card is copied, hidden, deleted and taken back', async ({ page, axe }) => {
    await openCard(page, 'Wi-Fi')
    const rows = cardList(page)
    await page.getByRole('button', { name: 'Actions for this card' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(page.getByRole('heading', { name: 'Wi-Fi (Copy)' })).toBeVisible()
    const copy = rows.getByRole('listitem').filter({ hasText: 'Wi-Fi (Copy)' })
    await expect(copy.getByText('New', { exact: true })).toBeVisible()

    await askCard(page, 'Wi-Fi (Copy)', 'Hide from guests')
    await expect(copy.getByRole('img', { name: 'Hidden from guests' })).toBeVisible()
    await axe(page)

    await askCard(page, 'Wi-Fi (Copy)', 'Delete')
    await expect(page.getByText('Wi-Fi (Copy) was deleted.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('This card is deleted.')).toBeHidden()
    await expect(copy.getByText('New', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Actions for this card' }).click()
    await page.getByRole('menuitem', { name: 'Discard changes to this card' }).click()
    const question = page.getByRole('dialog', { name: 'Discard changes to this card?' })
    await expect(question).toContainText('This card has never been published, so it will be deleted.')
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect(copy).toBeHidden()
    await expect(page.getByText('Choose a card')).toBeVisible()
  })

  test('cards are ordered and grouped by keys, by menu and by hand, but for what may not be', async ({
    page,
  }) => {
    await emptyGuestbook(page)
    await addCards(page, [
      { type: 'Header', title: 'Welcome in' },
      { type: 'Content', title: 'Alpha' },
      { type: 'Content', title: 'Bravo' },
      { type: 'Group', title: 'Rainy days' },
      { type: 'Facilities', title: 'Sauna' },
    ])
    await visit(page, '/admin/guestbook')
    const names = cardList(page).getByRole('link')
    const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })

    await handle('Alpha').press('ArrowDown')
    await expect(names).toHaveText(['Welcome in', 'Bravo', 'Alpha', 'Rainy days', 'Sauna'])
    await expect(page.getByText('Alpha is now number 3 of 5.')).toBeAttached()
    await handle('Alpha').press('ArrowRight')
    await expect(page.getByText('Alpha is now number 1 of 1 in Rainy days.')).toBeAttached()

    await handle('Bravo').press('ArrowUp')
    await expect(notice(page, "You can't change the place of the header box")).toBeVisible()
    await askCard(page, 'Sauna', 'Move into Rainy days')
    await expect(notice(page, 'You can only group the same type of boxes')).toBeVisible()
    await expect(names).toHaveText(['Welcome in', 'Bravo', 'Rainy days', 'Alpha', 'Sauna'])

    await askCard(page, 'Sauna', 'Move up')
    await expect(names).toHaveText(['Welcome in', 'Bravo', 'Sauna', 'Rainy days', 'Alpha'])
    await askCard(page, 'Alpha', 'Move out of Rainy days')
    await expect(page.getByText('Alpha is now number 5 of 5.')).toBeAttached()

    const row = (name: string) => cardList(page).getByRole('listitem').filter({ hasText: name })
    const carry = async (name: string, over: string, part: number) => {
      const from = await handle(name).boundingBox()
      const to = await row(over).boundingBox()
      if (!from || !to) throw new Error(`${name} or ${over} is not in sight`)
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
      await page.mouse.move(to.x + to.width / 2, to.y + to.height * part, { steps: 4 })
      await expect(row(over)).toHaveAttribute('data-drop', /before|after|inside/)
      await page.mouse.up()
    }
    await carry('Alpha', 'Bravo', 0.2)
    await expect(names).toHaveText(['Welcome in', 'Alpha', 'Bravo', 'Sauna', 'Rainy days'])
    await carry('Bravo', 'Rainy days', 0.7)
    await expect(names).toHaveText(['Welcome in', 'Alpha', 'Sauna', 'Rainy days', 'Bravo'])
    await expect(row('Bravo')).toHaveAttribute('data-child')

    await page.reload()
    await expect(names).toHaveText(['Welcome in', 'Alpha', 'Sauna', 'Rainy days', 'Bravo'])
  })

  test('a card says in a sentence when and to whom it shows, and the phone beside it shows just that', async ({
    page,
    axe,
  }) => {
    const [cardId] = await addCards(page, [{ type: 'Content', title: 'Soup in the lounge' }])
    await visit(page, `/admin/guestbook/cards/${cardId}`)
    await openSection(page, 'Visibility')
    const sentence = page.getByRole('region', { name: 'Visibility' }).getByRole('status')
    await page.getByRole('checkbox', { name: 'After the stay' }).check()
    await expect(sentence).toHaveText('Shown to everybody.')
    await expect(page.getByRole('switch', { name: 'Same every day' })).toBeChecked()
    await page.getByLabel('Every day, from').fill('08:00')
    await page.getByLabel('Every day, until').fill('10:30')
    await expect(sentence).toHaveText('Shown to everybody, every day 08:00–10:30.')
    await page.getByRole('checkbox', { name: 'After the stay' }).uncheck()
    await page.getByRole('switch', { name: 'Only between certain dates' }).check()
    await page.getByLabel('First day').fill('2031-06-01')
    await page.getByLabel('Last day').fill('2031-06-30')
    await expect(sentence).toHaveText(
      'Shown to guests before the stay, during the stay and without a booking, every day 08:00–10:30, from 1 June to 30 June.',
    )
    await cardSaved(page)
    const row = cardList(page).getByRole('listitem').filter({ hasText: 'Soup in the lounge' })
    await expect(row.getByRole('img', { name: 'Shown on certain dates' })).toBeVisible()
    await axe(page)

    const phone = page.frameLocator('iframe[title="The guestbook as a guest sees it"]')
    const soup = phone.getByRole('heading', { name: 'Soup in the lounge' })
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(soup).toBeHidden()
    await page.getByRole('button', { name: 'View as' }).click()
    const view = page.getByRole('dialog', { name: /View as/ })
    await view.getByLabel('Date').fill('2031-06-10')
    await view.getByLabel('Time').fill('09:15')
    await expect(soup).toBeVisible()
    await view.getByLabel('Time').fill('11:00')
    await expect(soup).toBeHidden()
    await view.getByLabel('Time').fill('09:15')
    await page.keyboard.press('Escape')
    await expect(soup).toBeVisible()

    // The draft reaches the phone by itself.
    await field(page, 'Title').fill('Soup by the fire')
    await expect(phone.getByRole('heading', { name: 'Soup by the fire' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Phase of the stay' }).click()
    await page.getByRole('option', { name: 'After the stay' }).click()
    await expect(page.getByText('This card is not shown in this phase of the stay. View as:')).toBeVisible()
  })

  test('what is typed while the server is slow survives a crash of the page', async ({ page, context }) => {
    await openCard(page, 'Wi-Fi')
    await page.route('**/api/hotel/cards/*', (route) =>
      // Never answered.
      route.request().method() === 'PUT' ? undefined : route.fallback(),
    )
    await field(page, 'Subtitle').fill('The first words')
    await expect(formState(page)).toHaveText('Saving')
    await field(page, 'Subtitle').fill('The first words and the last')
    // At most five seconds of typing may be lost.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))), { timeout: 5000 })
      .toContain('The first words and the last')
    const crash = page.waitForEvent('crash')
    const devtools = await context.newCDPSession(page)
    devtools.send('Page.crash').catch(() => undefined)
    await crash

    const next = await context.newPage()
    await openCard(next, 'Wi-Fi')
    await expect(field(next, 'Subtitle')).toHaveValue('The first words and the last')
    await cardSaved(next)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('list, form and the guest’s phone come one at a time', async ({ page }) => {
    await visit(page, '/admin/guestbook')
    await expect(cardList(page)).toBeVisible()
    await addCard(page, /^Content Box/)
    await expect(cardList(page)).toBeHidden()
    await field(page, 'Title').fill('Boats for hire')
    await cardSaved(page)
    await openSection(page, 'Visibility')
    await page.getByRole('switch', { name: 'Same every day' }).uncheck()
    await expect(page.getByLabel('Sunday, until')).toBeVisible()
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(isTooWide), 'scrolls sideways').toBe(false)
    await page.getByRole('radiogroup').first().getByText('Preview').click()
    const phone = page.frameLocator('iframe[title="The guestbook as a guest sees it"]')
    await expect(phone.getByRole('heading', { name: 'Boats for hire' })).toBeVisible()
    await expect(field(page, 'Title')).toBeHidden()
    await page.getByRole('radiogroup').first().getByText('Edit').click()
    await page.getByRole('link', { name: 'Guestbook cards' }).click()
    await askCard(page, 'Boats for hire', 'Move up')
    await publishAll(page)
  })
})
