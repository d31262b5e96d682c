import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts'
import type { Bench } from '../bench.ts'
import { figureRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median } from '../report/statistics.ts'
import { GUESTBOOK_PATH } from '../subject.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const LIMIT_MS = 180_000
const REPORT_BYTES = 64 * 1024 * 1024
const AIMS = { performance: 98, accessibility: 100, 'best-practices': 100 } as const
type Category = keyof typeof AIMS
const CATEGORIES = Object.keys(AIMS) as Category[]

type Report = {
  categories: Record<Category, { score: number }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

/** The first visit of the demo guestbook as Lighthouse's mobile preset scores it, medians of some runs. */
export async function measureLighthouse(bench: Bench): Promise<Section> {
  const { origin } = await bench.server('PGlite')
  const chromium = await ensureChromium((line) => console.log(line))
  const address = origin + GUESTBOOK_PATH
  // Makes the pictures in their sizes; it does not count.
  await report(address, chromium)
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await report(address, chromium))
  const scores = (category: Category) => reports.map((one) => one.categories[category].score * 100)
  return {
    title: `Lighthouse, mobile preset, medians of ${RUNS} runs`,
    rows: CATEGORIES.map((category) =>
      figureRow({
        what: category,
        value: median(scores(category)),
        unit: '',
        aim: { atLeast: AIMS[category] },
      }),
    ),
    notes: [
      ...CATEGORIES.map((category) => `${category} by run: ${scores(category).map(Math.round).join(', ')}`),
      ...['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
        (audit) =>
          `${audit} by run: ${reports.map((one) => one.audits[audit]?.numericValue?.toFixed(3)).join(', ')}`,
      ),
      ...failedAudits(reports),
    ],
  }
}

async function report(address: string, chromium: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`,
    ],
    { timeout: LIMIT_MS, maxBuffer: REPORT_BYTES, env: { ...process.env, CHROME_PATH: chromium } },
  )
  return JSON.parse(stdout) as Report
}

/** What cost points that no timing explains. */
function failedAudits(reports: readonly Report[]): string[] {
  const failed = reports.flatMap(({ audits }) =>
    Object.entries(audits)
      .filter(([, { score }]) => score === 0)
      .map(([id, { title }]) => `failed: ${id} (${title})`),
  )
  return [...new Set(failed)]
}
