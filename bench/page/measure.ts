import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts'
import type { Bench } from '../bench.ts'
import { startBareServer } from '../processes/bare-process.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median } from '../report/statistics.ts'
import { GUESTBOOK_PATH } from '../subject.ts'
import { ownGuestbookPath } from './own-guestbook.ts'
import { registrationPath, scriptRows } from './page-kinds.ts'
import { type Visit, visit } from './visit.ts'

const VISITS = { full: 5, smoke: 1 }
const LCP_AIM = { atMost: 1.05 }
const NONE = { atMost: 0 }
const SHIFT_AIM = { atMost: 0 }
const TASK_AIM = { atMost: 50 }

/** A visit of the product and one of the static page. */
type Both = { real: Visit; bare: Visit }

/** The first visit against a static page with the same words, pictures and fonts. */
export async function measurePage(bench: Bench): Promise<Section> {
  const real = await bench.server('PGlite')
  const bare = await startBareServer(real.origin, { withoutScripts: true })
  const browser = await chromium.launch({
    executablePath: await ensureChromium((line) => console.log(line)),
    args: [...CHROMIUM_FLAGS],
  })
  try {
    const open = (origin: string, path: string) => visit(browser, origin + path, bench.size)
    const both = async (path: string): Promise<Both> => ({
      real: await open(real.origin, path),
      bare: await open(bare.origin, path),
    })
    const bothOften = async (path: string): Promise<Both[]> => {
      // The first visit of each makes pictures in their sizes and copies; it does not count.
      await both(path)
      const visits: Both[] = []
      for (let round = 0; round < VISITS[bench.size]; round++) visits.push(await both(path))
      return visits
    }
    const visits = await bothOften(GUESTBOOK_PATH)
    const forms = await bothOften(await registrationPath(real.origin))
    const own = await open(real.origin, await ownGuestbookPath(real.origin))
    return sectionOf(visits, forms, own, await scriptRows(browser, real.origin, bench.size))
  } finally {
    await browser.close()
    await bare.stop()
  }
}

function sectionOf(
  visits: readonly Both[],
  forms: readonly Both[],
  own: Visit,
  scripts: readonly Row[],
): Section {
  const of = (server: 'real' | 'bare', figure: 'lcpMs' | 'layoutShift' | 'longestTaskMs') =>
    median(visits.map((round) => round[server][figure]))
  const early = visits.map(({ real }) => real.scripts.filter((script) => script.startMs < real.lcpMs).length)
  const largest = new Set(visits.flatMap(({ real, bare }) => [real.largest.trim(), bare.largest.trim()]))
  return {
    title: `Page: first visit of a slow phone on slow 4G against a static page, medians of ${visits.length} visits each`,
    rows: [
      ratioRow({
        what: 'largest contentful paint',
        value: of('real', 'lcpMs'),
        baseline: of('bare', 'lcpMs'),
        unit: 'ms',
        aim: LCP_AIM,
      }),
      ratioRow({
        what: 'largest contentful paint of the registration form',
        value: median(forms.map(({ real }) => real.lcpMs)),
        baseline: median(forms.map(({ bare }) => bare.lcpMs)),
        unit: 'ms',
        aim: LCP_AIM,
      }),
      ...scripts,
      figureRow({
        what: 'scripts begun before the largest paint, worst visit',
        value: Math.max(...early),
        unit: '',
        aim: NONE,
      }),
      figureRow({ what: 'longest task', value: of('real', 'longestTaskMs'), unit: 'ms', aim: TASK_AIM }),
      figureRow({
        what: 'layout shift, worst visit',
        value: Math.max(...visits.map(({ real }) => real.layoutShift)),
        unit: '',
        aim: SHIFT_AIM,
      }),
      figureRow({
        what: 'layout shift where the stay comes later, one visit with a booking',
        value: own.layoutShift,
        unit: '',
        aim: SHIFT_AIM,
      }),
    ],
    notes: [
      `The largest paint was: ${[...largest].join(' | ')}`,
      `LCP by visit, real/static: ${lcpByVisit(visits)} ms; of the registration form: ${lcpByVisit(forms)} ms`,
    ],
  }
}

const lcpByVisit = (visits: readonly Both[]): string =>
  visits.map(({ real, bare }) => `${real.lcpMs.toFixed(0)}/${bare.lcpMs.toFixed(0)}`).join(', ')
