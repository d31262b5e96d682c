import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts'
import type { Bench } from '../bench.ts'
import { longestTask } from '../editor/longest-task.ts'
import { staffContext } from '../editor/staff-context.ts'
import { type StaffSession, signIn } from '../events/staff-session.ts'
import { scriptBytes } from '../page/script-bytes.ts'
import { figureRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { makeLongPage } from './many-modules.ts'

const MODULES = { full: 100, smoke: 20 }
const SCRIPT_KB = 250
const TASK_MS = 50
/** Pressed, a module goes one place on. */
const MOVES = 5
/** What the editor of pages and e-mails loads, and works on at a stretch where there is much on the page. */
export async function measureHtmlBuilder(bench: Bench): Promise<Section> {
  const { origin } = await bench.server('PGlite')
  const session = await signIn(origin)
  const executablePath = await ensureChromium((line) => console.log(line))
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  try {
    const id = await makeLongPage(session, MODULES[bench.size])
    const loaded = await scriptsBeyondShell(browser, { origin, session, id })
    const context = await staffContext(browser, origin, session)
    const page = await context.newPage()
    const opening = await longestTask(browser, page, () => openEditor(page, origin, id))
    await selectText(page)
    const typing = await longestTask(browser, page, () => type(page))
    const moving = await longestTask(browser, page, () => move(page))
    const adding = await longestTask(browser, page, () => add(page))
    const dragging = await longestTask(browser, page, () => drag(page))
    const kb = (what: string, bytes: number, aim?: { atMost: number }) =>
      figureRow({ what, value: bytes / 1024, unit: 'KB', ...(aim && { aim }) })
    const task = (what: string, value: number, aim?: { atMost: number }) =>
      figureRow({ what: `longest task while ${what}`, value, unit: 'ms', ...(aim && { aim }) })
    return {
      title: `The editor of pages and e-mails with ${MODULES[bench.size]} modules`,
      rows: [
        kb('JavaScript of the first open beyond the shell, brotli', loaded.open, { atMost: SCRIPT_KB }),
        kb('  the same until a text can be written', loaded.writing),
        task('typing', typing, { atMost: TASK_MS }),
        task('moving a module by key', moving, { atMost: TASK_MS }),
        task('adding a module', adding, { atMost: TASK_MS }),
        task('carrying a tile over the page', dragging, { atMost: TASK_MS }),
        task('opening', opening),
      ],
      notes: [
        'Tasks are in processor time of the page, which other work on the machine does not stretch.',
        'The shell is what the staff app loads for its first page.',
      ],
    }
  } finally {
    await browser.close()
  }
}

type Way = { origin: string; session: StaffSession; id: string }

/** From the first page of the staff app to the editor, and on to a text. */
async function scriptsBeyondShell(
  browser: Browser,
  { origin, session, id }: Way,
): Promise<{ open: number; writing: number }> {
  const context = await staffContext(browser, origin, session)
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) asked.add(pathname)
  })
  await page.goto(`${origin}/admin`)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const shell = new Set(asked)
  const beyond = () => scriptBytes(origin, '', [...asked.difference(shell)])
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(editorPath(id))})`)
  await modules(page).first().waitFor()
  await page.waitForLoadState('networkidle')
  const open = await beyond()
  await selectText(page)
  const writing = await beyond()
  await context.close()
  return { open, writing }
}

const editorPath = (id: string) => `/admin/templates/pages/${id}`
const modules = (page: Page) => page.locator('[data-module]')
const text = (page: Page) => page.locator('aside [contenteditable="true"]').first()

async function openEditor(page: Page, origin: string, id: string): Promise<void> {
  await page.goto(origin + editorPath(id))
  await modules(page).first().waitFor()
}

async function selectText(page: Page): Promise<void> {
  await modules(page).first().click()
  await text(page).waitFor()
}

async function type(page: Page): Promise<void> {
  await text(page).pressSequentially(' and home again by the road', { delay: 30 })
}

async function move(page: Page): Promise<void> {
  await modules(page).first().focus()
  for (let times = 0; times < MOVES; times++) await page.keyboard.press('Alt+ArrowDown', { delay: 60 })
}

async function add(page: Page): Promise<void> {
  await page.getByLabel('Add Divider', { exact: true }).press('Enter')
}

async function drag(page: Page): Promise<void> {
  const tile = await page.getByLabel('Add Text', { exact: true }).boundingBox()
  const over = await page.locator('[data-canvas]').boundingBox()
  if (!tile || !over) throw new Error('The editor has no tile or no canvas to carry it to')
  await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2)
  await page.mouse.down()
  await page.mouse.move(over.x + over.width / 2, over.y + 120, { steps: 20 })
  await page.mouse.move(over.x + over.width / 2, over.y + 480, { steps: 20 })
  await page.mouse.up()
}
