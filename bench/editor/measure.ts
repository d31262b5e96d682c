import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts'
import type { Bench } from '../bench.ts'
import { type StaffSession, signIn } from '../events/staff-session.ts'
import type { EngineName } from '../processes/engines.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { longestTask } from './longest-task.ts'
import { fillGuestbook } from './many-cards.ts'
import { publishByCalls, publishInBrowser } from './publish-to-guest.ts'
import { staffContext } from './staff-context.ts'

/** More than the demo has, so that some are made. */
const CARDS = { full: 300, smoke: 60 }
const TASK_MS = 100
const SEEN_MS = 1000
/** The preview's slider has buttons once its script runs. */
const ALIVE = 'section[aria-roledescription] button'
const DRAG_STEPS = 40
const STEPS = [
  ['look', 'the look before publishing, until the call is sent'],
  ['call', 'the call of publishing'],
  ['event', 'from its answer until the guest asks'],
  ['answer', "the guest's call"],
  ['draw', 'until it is drawn'],
] as const
const DRAG_PIXELS = 400

/** What the browser works on at a stretch while somebody edits a large guestbook, and how soon a guest sees it. */
export async function measureEditor(bench: Bench): Promise<Section> {
  const { origin } = await bench.server('PGlite')
  const session = await signIn(origin)
  const executablePath = await ensureChromium((line) => console.log(line))
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const few = await opening(browser, origin, session)
    const cards = await fillGuestbook(origin, session, CARDS[bench.size])
    const many = await opening(browser, origin, session)
    const page = await openEditor(await staffContext(browser, origin, session), origin)
    const typing = await longestTask(browser, page, () => type(page))
    const dragging = await longestTask(browser, page, () => drag(page))
    const task = (what: string, value: number) =>
      figureRow({ what: `longest task while ${what}`, value, unit: 'ms', aim: { atMost: TASK_MS } })
    const rows = [
      task('opening', many),
      ratioRow({ what: "the same against the demo's own cards", value: many, baseline: few, unit: 'ms' }),
      task('typing', typing),
      task('dragging', dragging),
    ]
    await page.context().close()
    for (const engine of bench.engines.available) rows.push(...(await measurePublish(bench, browser, engine)))
    return {
      title: `The card editor with ${cards} cards in six languages`,
      rows,
      notes: [
        'Tasks are in processor time of the page, which other work on the machine does not stretch.',
        'The steps from the press to the guest follow each other; the event may come before the answer of the call.',
      ],
    }
  } finally {
    await browser.close()
  }
}

/** From the press of Publish to the guest's open page, and where that time goes. */
async function measurePublish(bench: Bench, browser: Browser, engine: EngineName): Promise<Row[]> {
  const { origin } = await bench.server(engine)
  const session = await signIn(origin)
  await fillGuestbook(origin, session, CARDS[bench.size])
  const page = await openEditor(await staffContext(browser, origin, session), origin)
  const calls = await publishByCalls(session)
  const steps = await publishInBrowser(browser, origin, page)
  await page.context().close()
  const seen = Object.values(steps).reduce((sum, ms) => sum + ms, 0)
  const aim = { atMost: SEEN_MS }
  return [
    figureRow({
      what: `${engine}: publish pressed to text on an open guest page`,
      value: seen,
      unit: 'ms',
      aim,
    }),
    ...STEPS.map(([name, what]) => figureRow({ what: `  ${what}`, value: steps[name], unit: 'ms' })),
    ratioRow({
      what: `${engine}: the same against its two bare calls`,
      value: seen,
      baseline: calls,
      unit: 'ms',
    }),
  ]
}

/** From an empty tab to the form of a card. */
async function opening(browser: Browser, origin: string, session: StaffSession): Promise<number> {
  const context = await staffContext(browser, origin, session)
  const page = await context.newPage()
  const longest = await longestTask(browser, page, () => openCard(page, origin))
  await context.close()
  return longest
}

async function openEditor(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  await openCard(page, origin)
  await page.frameLocator('iframe').locator(ALIVE).first().waitFor({ state: 'attached' })
  return page
}

/** Found by selectors: roles are computed in the page, for hundreds of rows in one long task. */
async function openCard(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin/guestbook`)
  await page.locator('li a', { hasText: 'Wi-Fi' }).first().click()
  await titleField(page).waitFor()
}

const titleField = (page: Page) => page.getByLabel('Title', { exact: true }).first()

async function type(page: Page): Promise<void> {
  await titleField(page).pressSequentially(' for everybody in the house', { delay: 30 })
}

async function drag(page: Page): Promise<void> {
  const box = await page.locator('li button[aria-label^="Move "]').nth(6).boundingBox()
  if (!box) throw new Error('The list has no handle to drag by')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + DRAG_PIXELS, { steps: DRAG_STEPS })
  await page.mouse.up()
}
