import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'
import {
  askRoom,
  keptOnDevice,
  makeGuest,
  makeRooms,
  pressStep,
  roomOnServer,
  roomRow,
} from './support/cleaning-staff.ts'
import { joinAs, signOut } from './support/newcomers.ts'
import { test as base } from './support/own-property.ts'
import { expectAccessibleEverywhere, turnTo } from './support/schemes.ts'
import { DESK, PHONE } from './support/screens.ts'
import { navigation, visit } from './support/staff.ts'
import { expect } from './support/test.ts'

/** A house with four rooms: one changes hands, one is stayed in, one is empty, one is left. */
const test = base.extend<{
  rooms: Record<string, string>
  colleague: (
    name: string,
    role: 'housekeeping' | 'reception',
    options?: BrowserContextOptions,
  ) => Promise<Page>
}>({
  rooms: [
    async ({ page }, use) => {
      const rooms = await makeRooms(page, ['101', '102', '201', '202'])
      await makeGuest(page, rooms['101'], 'Sofie', { isHere: false, expectedArrival: '15:00' })
      await makeGuest(page, rooms['101'], 'Lars', { arrival: -2, departure: 0, checkOutTime: '23:59' })
      await makeGuest(page, rooms['201'], 'Astrid', { arrival: -1 })
      await makeGuest(page, rooms['202'], 'Pekka', { arrival: -2, departure: 0, checkOutTime: '23:59' })
      await use(rooms)
    },
    { auto: true },
  ],
  colleague: async ({ page, person, server }, use) =>
    use(async (name, role, options = PHONE) => {
      const one = await person(options)
      await joinAs(server, page, one, [role], [], name)
      return one
    }),
})
test.use(DESK)

const PICTURE = join(import.meta.dirname, '../apps/server/src/demo/pictures/spruce-shoot.jpg')

const stateOf = async (page: Page, code: string) => (await roomOnServer(page, code))?.task.state

test('a room is cleaned from a phone in the corridor, and the desk sees it as it happens', async ({
  page,
  colleague,
}) => {
  const [phone, desk] = [
    await colleague('Mia Moen', 'housekeeping'),
    await colleague('Anna Lien', 'reception', DESK),
  ]
  await visit(desk, '/admin/cleaning')
  await expect(roomRow(desk, '101')).toContainText('Leaves late, by 23:59')
  await expect(roomRow(desk, '101')).toContainText(/Comes at 15:00, 2 adults, 1 child/)
  await expect(roomRow(desk, '101').getByRole('link', { name: /^Sofie/ })).toBeVisible()

  await visit(phone, '/admin')
  await phone
    .getByRole('navigation', { name: 'Main pages' })
    .getByRole('link', { name: /^Cleaning/ })
    .click()
  await expect(roomRow(phone, '101')).toContainText('Departure and arrival')
  await expect(roomRow(phone, '101').getByRole('link')).toHaveCount(0)
  await expect(phone.getByText(/Sofie|Lars/)).toHaveCount(0)
  const start = await roomRow(phone, '101').getByRole('button', { name: 'Start room 101' }).boundingBox()
  expect(start?.height).toBeGreaterThanOrEqual(56)

  // A double press is one press.
  await roomRow(phone, '101').getByRole('button', { name: 'Start room 101' }).dblclick()
  await expect(roomRow(desk, '101')).toContainText(/Mia Moen started \d\d:\d\d/)
  expect(await stateOf(page, '101')).toBe('started')
  await pressStep(phone, '101', 'Done')
  await expect(roomRow(phone, '101')).toContainText(/Done \d\d:\d\d, Mia Moen/)
  await desk.getByRole('radiogroup', { name: 'Which rooms' }).getByText('Done').click()
  await expect(roomRow(desk, '101')).toContainText(/Done \d\d:\d\d, Mia Moen/)

  await phone
    .getByRole('alert')
    .filter({ hasText: 'Room 101: done' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(roomRow(phone, '101').getByRole('button', { name: 'Done: room 101' })).toBeVisible()
  await expect.poll(() => stateOf(page, '101')).toBe('started')
  await expect(roomRow(desk, '101')).toHaveCount(0)
})

test('two people in one room lose none of each other’s marks', async ({ page, colleague }) => {
  const [mia, bo] = [await colleague('Mia Moen', 'housekeeping'), await colleague('Bo Berg', 'housekeeping')]
  await visit(mia, '/admin/cleaning')
  await visit(bo, '/admin/cleaning')
  await askRoom(mia, '201', 'Give to me')
  await expect(roomRow(mia, '201')).toContainText('Given to you')
  await expect(roomRow(bo, '201')).toContainText('Given to Mia Moen')

  // Both press before either hears of the other.
  await Promise.all([pressStep(mia, '201', 'Start'), pressStep(bo, '201', 'Start')])
  await expect.poll(() => stateOf(page, '201')).toBe('started')
  await askRoom(bo, '201', 'Report a problem')
  const dialog = bo.getByRole('dialog', { name: 'Problem in room 201' })
  await dialog.getByRole('textbox', { name: 'What is wrong?' }).fill('The lamp by the bed does not work.')
  await dialog.locator('input[type="file"]').setInputFiles(PICTURE)
  await expect(dialog.getByRole('img', { name: 'Picture 1 of the problem' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(roomRow(mia, '201')).toContainText('The lamp by the bed does not work.')
  await expect(roomRow(mia, '201').getByRole('img', { name: 'Picture 1 of the problem' })).toBeVisible()
  await expect
    .poll(() =>
      roomRow(mia, '201')
        .getByRole('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0)

  await pressStep(mia, '201', 'Done')
  await roomRow(bo, '201').getByRole('button', { name: 'Solved: problem in room 201' }).click()
  await expect(roomRow(mia, '201')).toContainText(/Solved by Bo Berg/)
  await expect
    .poll(async () => (await roomOnServer(page, '201'))?.task)
    .toMatchObject({
      state: 'done',
      assignee: { name: 'Mia Moen' },
      done: { by: 'Mia Moen' },
      problems: [{ by: 'Bo Berg', solved: { by: 'Bo Berg' } }],
    })
})

test('the list works without a connection, sends once what was marked, and leaves nothing behind', async ({
  page,
  colleague,
  guard,
}) => {
  guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|401/)
  const phone = await colleague('Mia Moen', 'housekeeping', { ...PHONE, serviceWorkers: 'allow' })
  const desk = await colleague('Anna Lien', 'reception', DESK)
  await visit(desk, '/admin/cleaning?filter=all')
  await phone.goto('/admin/cleaning')
  await expect(roomRow(phone, '101')).toBeVisible()
  await phone.evaluate(() => navigator.serviceWorker.ready.catch(() => null))
  await expect
    .poll(() => keptOnDevice(phone))
    .toMatchObject({
      caches: ['cleaning-answers', 'cleaning-app'],
      workers: ['/admin/cleaning'],
    })
  await expect
    .poll(() => phone.evaluate(async () => Boolean(await caches.match('/admin/cleaning'))))
    .toBe(true)
  await expect
    .poll(() =>
      phone.evaluate(async () => {
        const kept = await (await caches.open('cleaning-answers')).keys()
        return kept.some(({ url }) => new URL(url).pathname === '/api/hotel/roomCleaning')
      }),
    )
    .toBe(true)

  const sent: string[] = []
  phone.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/roomCleaning/marks'))
      sent.push(...request.postDataJSON().marks.map(({ id }: { id: string }) => id))
  })
  await phone.context().setOffline(true)
  await pressStep(phone, '101', 'Start')
  await pressStep(phone, '202', 'Start')
  await expect(phone.getByRole('status').filter({ hasText: 'No connection. 2 marks are kept' })).toBeVisible()
  await phone.reload()
  await expect(
    phone.getByRole('status').filter({ hasText: /2 marks are kept.*The list is as of/ }),
  ).toBeVisible()
  await expect(roomRow(phone, '101')).toContainText('Mia Moen started')
  await pressStep(phone, '202', 'Done')
  await askRoom(phone, '101', 'Report a problem')
  const dialog = phone.getByRole('dialog', { name: 'Problem in room 101' })
  await dialog.getByRole('textbox').fill('A window does not close.')
  await dialog.locator('input[type="file"]').setInputFiles(PICTURE)
  await dialog.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(roomRow(phone, '101').getByRole('img', { name: 'Picture 1 of the problem' })).toBeVisible()
  await expect.poll(async () => (await keptOnDevice(phone)).marks).toBe(4)
  expect(await stateOf(page, '101')).toBe('open')

  sent.length = 0
  await phone.context().setOffline(false)
  await expect(phone.getByRole('status').filter({ hasText: 'All sent' })).toBeVisible()
  await expect.poll(async () => (await keptOnDevice(phone)).marks).toBe(0)
  expect(sent).toHaveLength(4)
  expect(new Set(sent).size).toBe(4)
  await expect(roomRow(desk, '202')).toContainText(/Done \d\d:\d\d, Mia Moen/)
  await expect(roomRow(desk, '101')).toContainText('A window does not close.')

  await signOut(phone)
  await expect(phone).toHaveURL(/\/admin\/login/)
  await expect.poll(() => keptOnDevice(phone)).toEqual({ caches: [], marks: 0, workers: [], ofWhom: null })
})

test('leaving with marks that were not sent asks first', async ({ colleague, guard }) => {
  guard.expectError(/503|401/)
  const phone = await colleague('Mia Moen', 'housekeeping')
  await visit(phone, '/admin/cleaning')
  await phone.route('**/roomCleaning/marks', (route) => route.fulfill({ status: 503, json: {} }))
  await pressStep(phone, '101', 'Start')
  await expect(phone.getByRole('status').filter({ hasText: '1 mark is still to be sent' })).toBeVisible()
  await signOut(phone)
  const question = phone.getByRole('dialog', { name: 'Leave without sending?' })
  await expect(question).toContainText('1 mark in room cleaning has not been sent.')
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await phone.unroute('**/roomCleaning/marks')
  await signOut(phone)
  await expect(phone).toHaveURL(/\/admin\/login/)
})

test('a mark that was refused says why, and is dismissed', async ({ page, colleague, rooms }) => {
  const phone = await colleague('Mia Moen', 'housekeeping')
  await visit(phone, '/admin/cleaning')
  await expect(roomRow(phone, '102')).toHaveCount(0)
  await phone.route('**/roomCleaning/marks', async (route) => {
    // Meanwhile the room was deleted.
    const { marks } = route.request().postDataJSON()
    const gone = marks.map((mark: object) => ({ ...mark, unitId: 'A'.repeat(22) }))
    await route.continue({ postData: JSON.stringify({ marks: gone }) })
  })
  await pressStep(phone, '202', 'Start')
  const refused = phone.getByRole('list', { name: 'Marks that were not taken' })
  await expect(refused).toContainText(/Room 202: started, at \d\d:\d\d, was not taken\./)
  await refused.getByRole('button', { name: 'Dismiss' }).click()
  await expect(refused).toHaveCount(0)
  await expect(roomRow(phone, '202').getByRole('button', { name: 'Start room 202' })).toBeVisible()
  expect(rooms['202']).toBeDefined()
  expect(await stateOf(page, '202')).toBe('open')
})

test('the day goes out as CSV, Excel and PDF, several days as one file, and on paper', async ({ page }) => {
  await visit(page, '/admin/cleaning')
  await expect(roomRow(page, '101')).toBeVisible()
  const save = async (what: string) => {
    await page.getByRole('button', { name: 'Print or export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: what, exact: true }).click(),
    ])
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
  }
  const csv = await save('CSV')
  expect(csv.name).toMatch(/\.csv$/)
  expect(csv.content.toString()).toContain('101')
  expect((await save('Excel (XLSX)')).content.subarray(0, 2).toString()).toBe('PK')
  expect((await save('PDF')).content.subarray(0, 4).toString()).toBe('%PDF')

  await page.getByRole('button', { name: 'Print or export' }).click()
  await page.getByRole('menuitem', { name: 'Several days …' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.getByRole('button', { name: 'Print or export' }).click()
  await page.getByRole('menuitem', { name: 'Print the day' }).click()
  await expect(page.locator('[data-cleaning-list]')).toContainText('101')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
})

test('days are stepped through, and the address keeps what is shown', async ({ page }) => {
  await visit(page, '/admin/cleaning')
  await expect(roomRow(page, '101')).toBeVisible()
  await page.getByText('Most urgent first').click()
  await expect(page).toHaveURL(/order=urgency/)
  await expect(page.getByRole('listitem', { name: /^Room/ }).first()).toHaveAccessibleName('Room 101')
  await page.getByRole('button', { name: 'The day after' }).click()
  await expect(page).toHaveURL(/date=/)
  await expect(
    page.getByRole('radiogroup', { name: 'Order' }).getByRole('radio', { checked: true }),
  ).toHaveValue('urgency')
  await expect(roomRow(page, '202')).toHaveCount(0)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page).not.toHaveURL(/date=/)
  await expect(roomRow(page, '202')).toBeVisible()
})

test('the settings of the house are saved, and what is cleaned follows them', async ({ page }) => {
  await visit(page, '/admin/settings/cleaning')
  await page.getByRole('radio', { name: 'Only on request' }).check()
  await page.getByRole('switch', { name: 'Only once it was inspected' }).check({ force: true })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await visit(page, '/admin/cleaning?filter=all')
  await expect(roomRow(page, '201')).toContainText('No cleaning: the guest did not ask')
  await pressStep(page, '202', 'Start')
  await expect.poll(() => stateOf(page, '202')).toBe('started')
  await pressStep(page, '202', 'Done')
  await expect(roomRow(page, '202').getByRole('button', { name: 'Inspected: room 202' })).toBeVisible()
})

test('everybody can read and use the list, by day and by night', async ({ page, colleague, axe }) => {
  const phone = await colleague('Mia Moen', 'housekeeping')
  await visit(phone, '/admin/cleaning?filter=all')
  await expect(roomRow(phone, '101')).toBeVisible()
  await pressStep(phone, '101', 'Start')
  await expectAccessibleEverywhere(phone)
  await visit(page, '/admin/cleaning?filter=all')
  await expect(roomRow(page, '101')).toContainText('Mia Moen started')
  await axe(page)
  await turnTo(page, 'dark')
  await axe(page)
  await expect(navigation(page).getByRole('link', { name: 'Cleaning' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await visit(page, '/admin/settings/cleaning')
  await expect(page.getByRole('radio', { name: 'Every day' })).toBeVisible()
  await axe(page)
})
