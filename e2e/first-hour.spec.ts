import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { countClicks } from './support/clicks.ts'
import { drawing } from './support/drawings.ts'
import { box, openBox } from './support/guestbook.ts'
import { DESK, PHONE } from './support/screens.ts'
import { setUpAddress } from './support/set-up.ts'
import { addCard, cardSaved, field, formState, navigation, publishAll } from './support/staff.ts'
import { testOn } from './support/test.ts'

/** Its own server: nobody has been here before. */
const test = testOn({ isDemo: false })

test.use({ ...DESK, timezoneId: 'Europe/London' })

/** What the first hour may cost beyond typing. */
const MOST_CLICKS = 35
const PICTURES = join(import.meta.dirname, '..', 'apps/server/src/demo/pictures')
const ROOMS = Array.from({ length: 20 }, (_, index) => `${101 + index};Double;${4000 + index}`)

async function chooseFile(page: Page, button: Locator, file: string | ReturnType<typeof drawing>) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles(file)
}

/** A card with words and a picture of one's own, which is described on the way. */
async function writeCard(page: Page, title: string, picture: string): Promise<void> {
  await field(page, 'Title').fill(title)
  await page.getByRole('button', { name: 'Add picture' }).click()
  const picker = page.getByRole('dialog')
  await chooseFile(page, picker.getByRole('button', { name: 'Choose files' }), join(PICTURES, picture))
  await picker.getByRole('textbox', { name: 'Description in English' }).fill(title)
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  await cardSaved(page)
}

test('from an empty installation to an own guestbook within 35 clicks', async ({
  page,
  context,
  server,
  person,
  guard,
}, info) => {
  guard.expectError(/401/)
  const clicks = await countClicks(context)
  const next = () => page.getByRole('button', { name: 'Next' }).click()

  await page.goto(setUpAddress(server))
  await field(page, 'Your name').fill('Mia Holm')
  await field(page, 'E-mail address').fill('mia@skogly.example')
  await page.getByLabel('New password', { exact: true }).fill('fog over the lower field')
  await next()
  await field(page, 'Property name').fill('Skogly')
  await expect(page.getByText(/^Available\. Guests open .*\/guestbook\/skogly/)).toBeVisible()
  await next()
  await chooseFile(page, page.getByRole('button', { name: 'Choose a logo' }), drawing('mark.svg'))
  await field(page, 'Brand colour').fill('#5b2333')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create Skogly' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Mia$/ })).toBeVisible()

  await navigation(page).getByRole('link', { name: 'Settings' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Rooms/ })
    .click()
  await page.getByRole('button', { name: 'Add rooms' }).click()
  const units = page.getByRole('dialog')
  await units
    .getByRole('textbox', { name: 'Your list' })
    .fill(['Room;Category;Door code', ...ROOMS].join('\n'))
  await units.getByRole('button', { name: 'Import 20 rooms' }).click()
  await expect(page.getByText('20 rooms imported')).toBeVisible()

  await navigation(page).getByRole('link', { name: 'Products' }).click()
  await page.getByRole('button', { name: 'Add the first product' }).click()
  await field(page, 'Name').fill('Breakfast in bed')
  await field(page, 'Price, VAT included').fill('24')
  await page.getByRole('checkbox', { name: 'During the stay' }).check()
  await page.getByRole('radiogroup', { name: 'Status' }).getByText('Enabled').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(formState(page)).toHaveText(/^Saved/)

  await navigation(page).getByRole('link', { name: 'Cards' }).click()
  await addCard(page, /^Content Box/)
  await writeCard(page, 'The sauna', 'evening-meadow.jpg')
  await addCard(page, /^Content Box/)
  await writeCard(page, 'Walks from the door', 'dune-grass-and-sea.jpg')
  await addCard(page, /^Product Box/)
  await writeCard(page, 'To your room', 'espresso-cup.jpg')
  await page.getByRole('combobox', { name: 'Add a product' }).click()
  await page.getByRole('option', { name: /^Breakfast in bed/ }).click()
  await cardSaved(page)
  await publishAll(page)

  const guest = await person(PHONE)
  await guest.goto('/guestbook/skogly')
  for (const title of ['The sauna', 'Walks from the door', 'To your room'])
    await expect(box(guest, title)).toBeVisible()
  const sheet = await openBox(guest, 'To your room')
  await expect(sheet.getByRole('button', { name: /^Breakfast in bed/ })).toContainText('24')

  const stored = async (path: string) => (await (await page.request.get(`/api/hotel/${path}`)).json()).data
  expect((await stored('settings')).settings.brand).toMatchObject({
    brandColour: '#5b2333',
    logo: expect.any(String),
  })
  expect((await stored('units')).units).toHaveLength(20)

  const counted = clicks()
  info.annotations.push({ type: 'clicks', description: String(counted) })
  process.stdout.write(`The first hour took ${counted} clicks beyond typing.\n`)
  expect(counted).toBeLessThanOrEqual(MOST_CLICKS)
})
