import {
  CHOOSE_CALL,
  CLEANING_TITLE,
  choose,
  knownOf,
  makeStaying,
  openCleaning,
  SAVING,
} from './support/cleaning.ts'
import { openAlive } from './support/guestbook.ts'
import { nextWeekday } from './support/hotel-time.ts'
import { expectAccessibleEverywhere } from './support/schemes.ts'
import { DESK, PHONE } from './support/screens.ts'
import { expect, testOn } from './support/test.ts'

/** Its own server, whose clock shows the morning of a Monday. */
const test = testOn({ startsAt: nextWeekday(1, '10:00') })

test.use(PHONE)
test.beforeEach(async ({ page, server }) => page.clock.install({ time: server.now() }))

const IN_WORDS = /Tuesday \d+ \w+/

/** With somebody in house, whom no other journey is about. */
const staying = test.extend<{ maja: Awaited<ReturnType<typeof makeStaying>> }>({
  maja: async ({ person, signIn, server }, use) => {
    const staff = await person(DESK)
    await signIn(staff, 'owner')
    await use(await makeStaying(staff, server.now(), 4))
  },
})

staying(
  'a guest skips tomorrow’s cleaning, finds it confirmed after a reload, and changes their mind',
  async ({ page, maja, picture }) => {
    const box = await openCleaning(page, maja.path)
    await expect(box.getByRole('heading', { name: CLEANING_TITLE })).toBeVisible()
    await expect(box.getByText('Choose before 22:00')).toBeVisible()
    await box.getByRole('button', { name: 'Skip', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Skip cleaning tomorrow?' })
    await expect(sheet.getByText(IN_WORDS)).toContainText(SAVING)
    await picture(page, 'cleaning-skip')
    // Nothing has happened yet.
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await expect(sheet).toHaveCount(0)
    expect(await knownOf(page, maja)).toMatchObject({ choice: null })

    await choose(page, box.getByRole('button', { name: 'Skip', exact: true }), 'Skip cleaning')
    const confirmed = box.getByRole('heading', { name: 'Nobody knocks on Tuesday' })
    await expect(confirmed).toBeFocused()
    await expect(box.getByText(SAVING)).toBeVisible()
    await expect(box.getByText('until 22:00 today')).toBeVisible()
    await expect(box.getByRole('status')).toContainText('Nobody knocks on Tuesday')
    expect(await knownOf(page, maja)).toMatchObject({ choice: 'skip' })

    await page.reload()
    await openCleaning(page, maja.path)
    await expect(confirmed).toBeVisible()
    await box.getByRole('button', { name: 'Clean after all' }).click()
    await page
      .getByRole('textbox', { name: 'Anything we should bring or know?' })
      .fill('Two more towels, please')
    await page.getByRole('dialog').getByRole('button', { name: 'Request cleaning' }).click()
    await expect(box.getByRole('heading', { name: 'We clean on Tuesday' })).toBeFocused()
    await expect(box.getByText('You wrote: Two more towels, please')).toBeVisible()
    expect(await knownOf(page, maja)).toMatchObject({ choice: 'request', note: 'Two more towels, please' })
    await choose(page, box.getByRole('button', { name: 'No cleaning after all' }), 'Skip cleaning')
    await expect(confirmed).toBeVisible()
  },
)

staying('by the keyboard alone, and a double press sends once', async ({ page, maja }) => {
  const box = await openCleaning(page, maja.path)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  const skip = box.getByRole('button', { name: 'Skip', exact: true })
  await skip.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Skip cleaning' }).dblclick()
  await expect(box.getByRole('heading', { name: 'Nobody knocks on Tuesday' })).toBeFocused()
  expect(sent.filter((url) => CHOOSE_CALL.test(url))).toHaveLength(1)
})

staying(
  'the sheet of the box offers the same, and Escape closes the one on top alone',
  async ({ page, maja }) => {
    const box = await openCleaning(page, maja.path)
    await box.getByRole('link', { name: CLEANING_TITLE }).click()
    const details = page.getByRole('dialog', { name: CLEANING_TITLE })
    await details.getByRole('button', { name: 'Skip', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Skip cleaning tomorrow?' })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(details).toBeVisible()
    await details.getByRole('button', { name: 'Skip', exact: true }).click()
    await question.getByRole('button', { name: 'Skip cleaning' }).click()
    await expect(details.getByRole('heading', { name: 'Nobody knocks on Tuesday' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(box.getByRole('heading', { name: 'Nobody knocks on Tuesday' })).toBeVisible()
  },
)

staying('what is chosen on one device is seen on the other', async ({ page, person, server, maja }) => {
  const box = await openCleaning(page, maja.path)
  await expect(box.getByRole('button', { name: 'Skip', exact: true })).toBeVisible()
  const other = await person(PHONE)
  await other.clock.install({ time: server.now() })
  const otherBox = await openCleaning(other, maja.path)
  await choose(other, otherBox.getByRole('button', { name: 'Request cleaning' }), 'Request cleaning')
  await expect(box.getByRole('heading', { name: 'We clean on Tuesday' })).toBeVisible()
})

staying(
  'a choice made without a connection waits, and is sent once when it is back, however many tabs are open',
  async ({ page, context, guard, maja }) => {
    guard.expectError(/ERR_INTERNET_DISCONNECTED/)
    const box = await openCleaning(page, maja.path)
    const skip = box.getByRole('button', { name: 'Skip', exact: true })
    await expect(skip).toBeVisible()
    await context.setOffline(true)
    await choose(page, skip, 'Skip cleaning')
    await expect(box.getByText('Not sent yet', { exact: true })).toBeVisible()
    await expect(
      box.getByRole('paragraph').filter({ hasText: 'We send it as soon as you are online again.' }),
    ).toBeVisible()
    const tab = await context.newPage()
    const sent: string[] = []
    context.on('requestfinished', (request) => request.method() === 'PUT' && sent.push(request.url()))
    await context.setOffline(false)
    await expect(box.getByRole('heading', { name: 'Nobody knocks on Tuesday' })).toBeVisible()
    await openAlive(tab, maja.path)
    await expect.poll(() => knownOf(page, maja)).toMatchObject({ choice: 'skip' })
    expect(sent.filter((url) => CHOOSE_CALL.test(url))).toHaveLength(1)
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cleaning'))),
    ).toEqual([])
  },
)

staying(
  'what waits is sent from any page of the guestbook, and forgotten with “Not you?”',
  async ({ page, context, guard, maja }) => {
    guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const box = await openCleaning(page, maja.path)
    const skip = box.getByRole('button', { name: 'Skip', exact: true })
    await expect(skip).toBeVisible()
    await context.setOffline(true)
    await choose(page, skip, 'Skip cleaning')
    await expect(box.getByText('Not sent yet', { exact: true })).toBeVisible()
    await page.goto('about:blank')
    await context.setOffline(false)
    // At the top of the page nothing of the box is alive.
    await openAlive(page, maja.path)
    await expect.poll(() => knownOf(page, maja)).toMatchObject({ choice: 'skip' })

    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cleaning')))
    await openCleaning(page, maja.path)
    await expect(box.getByRole('button', { name: 'Clean after all' })).toBeVisible()
    await context.setOffline(true)
    await choose(page, box.getByRole('button', { name: 'Clean after all' }), 'Request cleaning')
    expect(await stored()).toHaveLength(1)
    await page.route(CHOOSE_CALL, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Not you?' }).click()
    await page.waitForURL((url) => !url.pathname.includes(maja.linkKey))
    expect(await stored()).toEqual([])
  },
)

staying(
  'who leaves tomorrow, and who has no stay, is offered nothing to choose',
  async ({ page, person, server, signIn, maja }) => {
    const staff = await person(DESK)
    await signIn(staff, 'owner')
    const leaving = await makeStaying(staff, server.now(), 1)
    const box = await openCleaning(page, leaving.path)
    await expect(box.getByText('You leave us tomorrow, so there is nothing to choose.')).toBeVisible()
    await expect(box.getByRole('button')).toHaveCount(0)
    await page.goto(new URL(maja.path, server.url).href.replace(`/${maja.linkKey}`, ''))
    await expect(page.getByRole('heading', { name: 'Nobody knocks' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Skip', exact: true })).toHaveCount(0)
  },
)

staying('in Danish the day and the words are Danish', async ({ page, maja }) => {
  const box = await openCleaning(page, `${maja.path}?language=1`)
  await box.getByRole('button', { name: 'Spring over' }).click()
  const sheet = page.getByRole('dialog', { name: 'Spring rengøringen over i morgen?' })
  await expect(sheet.getByText(/Ingen forstyrrer dig tirsdag \d+\. \w+/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Spring rengøring over' }).click()
  await expect(box.getByRole('heading', { name: 'Ingen forstyrrer på tirsdag' })).toBeVisible()
})

staying(
  'everybody can use the box, its sheet and what it confirms, by day and by night',
  async ({ page, maja }) => {
    const box = await openCleaning(page, maja.path)
    const request = box.getByRole('button', { name: 'Request cleaning' })
    await expect(request).toBeVisible()
    await request.click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
    await expectAccessibleEverywhere(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Request cleaning' }).click()
    await expect(box.getByRole('heading', { name: 'We clean on Tuesday' })).toBeVisible()
    await expectAccessibleEverywhere(page)
  },
)

test.describe('from the saved copy', () => {
  test.use({ serviceWorkers: 'allow' })

  staying(
    'the box shows what was chosen last, and takes another choice, which survives a reload',
    async ({ page, context, guard, maja }) => {
      guard.expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/)
      const box = await openCleaning(page, maja.path)
      await choose(page, box.getByRole('button', { name: 'Skip', exact: true }), 'Skip cleaning')
      // Under a clock of its own the page cannot tell the worker what it asked for before: it asks once more.
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await openCleaning(page, maja.path)
      const isKept = () =>
        page.evaluate(async () => {
          const inCache = async (name: string) =>
            (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
          const stay = location.pathname.replace('/guestbook/fjellheim', '/api/guest/fjellheim/bookings')
          const [pages, data, parts] = await Promise.all(
            ['pages', 'data', 'parts'].map((one) => inCache(`innkeeper-${one}`)),
          )
          const answer = await caches.match(`${stay}/cleaning`)
          const known = ((await answer?.json()) ?? {}) as { data?: { choice: string } }
          return {
            page: pages?.includes(location.pathname),
            stay: data?.includes(stay),
            script: parts?.some((path) => path.includes('/cleaning-parts-')),
            words: parts?.some((path) => /\/cleaning-[\w-]{8}\.js$/.test(path)),
            choice: known.data?.choice,
          }
        })
      await expect.poll(isKept).toEqual({ page: true, stay: true, script: true, words: true, choice: 'skip' })

      await context.setOffline(true)
      await page.reload()
      await openCleaning(page, maja.path)
      await expect(box.getByRole('heading', { name: 'Nobody knocks on Tuesday' })).toBeVisible()
      await choose(page, box.getByRole('button', { name: 'Clean after all' }), 'Request cleaning')
      await page.reload()
      await openCleaning(page, maja.path)
      await expect(box.getByRole('heading', { name: 'Cleaning on Tuesday' })).toBeVisible()
      await context.setOffline(false)
      await expect(box.getByRole('heading', { name: 'We clean on Tuesday' })).toBeVisible()
      expect(await knownOf(page, maja)).toMatchObject({ choice: 'request' })
    },
  )
})
