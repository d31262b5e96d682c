import { ensureChromium } from '../../scripts/chromium.ts'
import type { Bench } from '../bench.ts'
import { figureRow, type Row } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median } from '../report/statistics.ts'
import { scoredPages } from './pages.ts'
import { CATEGORIES, type Category, type Report, reportOn } from './report.ts'

const RUNS = 3
const AIMS: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
}
const TIMINGS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

/** First visits of the demo's pages as Lighthouse's mobile preset scores them, medians of some runs. */
export async function measureLighthouse(bench: Bench): Promise<Section> {
  const { origin } = await bench.server('PGlite')
  const executable = await ensureChromium((line) => console.log(line))
  const rows: Row[] = []
  const notes: string[] = []
  for (const page of await scoredPages(origin)) {
    // Makes the pictures in their sizes; it does not count.
    await reportOn(origin, page, executable)
    const reports: Report[] = []
    for (let run = 0; run < RUNS; run++) reports.push(await reportOn(origin, page, executable))
    rows.push(...CATEGORIES.map((category) => scoreRow(page.name, category, reports)))
    notes.push(...TIMINGS.map((audit) => `${page.name}, ${audit} by run: ${figures(audit, reports)}`))
    notes.push(...failedAudits(reports).map((failed) => `${page.name}, ${failed}`))
  }
  return { title: `Lighthouse, mobile preset, medians of ${RUNS} runs`, rows, notes }
}

function scoreRow(name: string, category: Category, reports: readonly Report[]): Row {
  return figureRow({
    what: `${name}: ${category}`,
    value: median(reports.map(({ categories }) => categories[category].score * 100)),
    unit: '',
    aim: { atLeast: AIMS[category] },
  })
}

function figures(audit: string, reports: readonly Report[]): string {
  return reports.map(({ audits }) => audits[audit]?.numericValue?.toFixed(3)).join(', ')
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
