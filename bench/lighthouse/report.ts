import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../scripts/chromium.ts'
import { freePort } from '../processes/free-port.ts'
import type { ScoredPage } from './pages.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const LIMIT_MS = 180_000
const REPORT_BYTES = 64 * 1024 * 1024
export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
export type Category = (typeof CATEGORIES)[number]

export type Report = {
  categories: Record<Category, { score: number }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

/** What Lighthouse's mobile preset says of a first visit: a browser that was never here, but for what it has stored. */
export async function reportOn(origin: string, page: ScoredPage, executablePath: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  try {
    await store(await browser.newPage(), origin, page.storage ?? {})
    return await lighthouse(origin + page.path, port)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** From a file that loads nothing of the guest app, so that its parts still come over the network. */
async function store(tab: Page, origin: string, storage: Readonly<Record<string, string>>): Promise<void> {
  await tab.goto(`${origin}/version.txt`)
  await tab.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(storage))
}

async function lighthouse(address: string, port: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      '--disable-storage-reset',
      `--port=${port}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { timeout: LIMIT_MS, maxBuffer: REPORT_BYTES },
  )
  return JSON.parse(stdout) as Report
}
