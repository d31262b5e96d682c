import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts'
import type { Bench } from '../bench.ts'
import { type StaffSession, signIn } from '../events/staff-session.ts'
import { figureRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { GUESTBOOK_PATH } from '../subject.ts'
import { longestTask, WATCH_LONG_TASKS } from './long-tasks.ts'
import { fillGuestbook } from './many-cards.ts'

/** More than the demo has, so that some are made. */
const CARDS = { full: 300, smoke: 60 }
const SAVED = /\/api\/hotel\/cards\/[\w-]+$/
const SCREEN = { width: 1440, height: 900 }
const FRAME_MS = 50
const SEEN_MS = 1000
/** The preview's slider has buttons once its script runs. */
const ALIVE = 'section[aria-roledescription] button'
const DRAG_STEPS = 40
const DRAG_PIXELS = 400

/** What the browser works on at a stretch while somebody edits a large guestbook, and how soon a guest sees it. */
export async function measureEditor(bench: Bench): Promise<Section> {
  const { origin } = await bench.server('PGlite')
  const session = await signIn(origin)
  const cards = await fillGuestbook(origin, session, CARDS[bench.size])
  const executablePath = await ensureChromium((line) => console.log(line))
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const page = await openEditor(browser, origin, session)
    const opening = await longestTask(page)
    const typing = await type(page)
    const dragging = await drag(page)
    const seen = await publishToGuest(browser, origin, page)
    const task = (what: string, value: number) =>
      figureRow({ what: `longest task while ${what}`, value, unit: 'ms', aim: { atMost: FRAME_MS } })
    return {
      title: `The card editor with ${cards} cards in six languages`,
      rows: [
        task('opening', opening),
        task('typing', typing),
        task('dragging', dragging),
        figureRow({
          what: 'publish pressed to text on an open guest page',
          value: seen,
          unit: 'ms',
          aim: { atMost: SEEN_MS },
        }),
      ],
      notes: ['0 ms: no task reached 50 ms, which is the shortest a browser tells of.'],
    }
  } finally {
    await browser.close()
  }
}

async function openEditor(browser: Browser, origin: string, { cookie }: StaffSession): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREEN, locale: 'en' })
  const cookies = cookie.split('; ').map((pair) => pair.split('=') as [string, string])
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })))
  const page = await context.newPage()
  await page.addInitScript(WATCH_LONG_TASKS)
  await page.goto(`${origin}/admin/guestbook`)
  await page.getByRole('link', { name: /Wi-Fi/ }).first().click()
  await page.getByLabel('Title', { exact: true }).first().waitFor()
  await page.frameLocator('iframe').locator(ALIVE).first().waitFor({ state: 'attached' })
  return page
}

/** What opening left to do, in the editor and in its preview, is done. */
async function untilIdle(page: Page): Promise<void> {
  while ((await longestTask(page)) > 0);
}

async function type(page: Page): Promise<number> {
  await untilIdle(page)
  await page
    .getByLabel('Title', { exact: true })
    .first()
    .pressSequentially(' for everybody in the house', { delay: 30 })
  return longestTask(page)
}

async function drag(page: Page): Promise<number> {
  const handle = page.getByRole('button', { name: /^Move / }).nth(6)
  const box = await handle.boundingBox()
  if (!box) throw new Error('The list has no handle to drag by')
  await untilIdle(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + DRAG_PIXELS, { steps: DRAG_STEPS })
  await page.mouse.up()
  return longestTask(page)
}

async function publishToGuest(browser: Browser, origin: string, page: Page): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' })
  const guest = await context.newPage()
  const live = guest.waitForResponse(/\/api\/guest\/[^/]+\/live/)
  await guest.goto(origin + GUESTBOOK_PATH)
  await live
  const mark = `seen ${Date.now().toString(36)}`
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && SAVED.test(answer.url()),
  )
  await page.getByLabel('Title', { exact: true }).first().fill(mark)
  await saved
  await untilIdle(page)
  const publish = page.getByRole('button', { name: /^Publish/ })
  const seen = guest.getByText(mark).first().waitFor()
  const pressedAt = performance.now()
  await publish.click()
  await seen
  return performance.now() - pressedAt
}
