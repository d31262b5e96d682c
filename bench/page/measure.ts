import { chromium } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts'
import type { Bench } from '../bench.ts'
import { startBareServer } from '../processes/bare-process.ts'
import { figureRow, type Row, ratioRow } from '../report/row.ts'
import type { Section } from '../report/section.ts'
import { median } from '../report/statistics.ts'
import { GUESTBOOK_PATH } from '../subject.ts'
import { ownGuestbookPath } from './own-guestbook.ts'
import { registrationPath, scriptRows, storePath, upgradesPath } from './page-kinds.ts'
import { type Visit, visit } from './visit.ts'

const VISITS = { full: 5, smoke: 1 }
const LCP_AIM = { atMost: 1.05 }
const NONE = { atMost: 0 }
const SHIFT_AIM = { atMost: 0 }
const TASK_AIM = { atMost: 50 }

/** A visit of the product and one of the static page. */
type Both = { real: Visit; bare: Visit }

/** Visits of other kinds of pages, by name. */
type Others = readonly (readonly [name: string, visits: readonly Both[]])[]

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
    const others: Others = [
      ['the registration form', await bothOften(await registrationPath(real.origin))],
      ['the store', await bothOften(await storePath(real.origin))],
      ['the room upgrades', await bothOften(await upgradesPath(real.origin))],
    ]
    const own = await open(real.origin, await ownGuestbookPath(real.origin))
    return sectionOf(visits, others, own, await scriptRows(browser, real.origin, bench.size))
  } finally {
    await browser.close()
    await bare.stop()
  }
}

function sectionOf(visits: readonly Both[], others: Others, own: Visit, scripts: readonly Row[]): Section {
  const middle = (server: 'real' | 'bare') => median(visits.map((round) => round[server].lcpMs))
  const largest = new Set(visits.flatMap(({ real, bare }) => [real.largest.trim(), bare.largest.trim()]))
  return {
    title: `Page: first visit of a slow phone on slow 4G against a static page, medians of ${visits.length} visits each`,
    rows: [
      ratioRow({
        what: 'largest contentful paint',
        value: middle('real'),
        baseline: middle('bare'),
        unit: 'ms',
        aim: LCP_AIM,
      }),
      ...others.map(([name, its]) =>
        ratioRow({
          what: `largest contentful paint of ${name}`,
          value: median(its.map(({ real }) => real.lcpMs)),
          baseline: median(its.map(({ bare }) => bare.lcpMs)),
          unit: 'ms',
          aim: LCP_AIM,
        }),
      ),
      ...scripts,
      ...calmRows('', visits),
      ...others.flatMap(([name, its]) => calmRows(` of ${name}`, its)),
      figureRow({
        what: 'layout shift where the stay comes later, one visit with a booking',
        value: own.layoutShift,
        unit: '',
        aim: SHIFT_AIM,
      }),
    ],
    notes: [
      `The largest paint was: ${[...largest].join(' | ')}`,
      `LCP by visit, real/static: ${[['', visits] as const, ...others].map(lcpByVisit).join('; ')}`,
    ],
  }
}

/** Nothing of the app stands in the way of the words and the pictures, nor moves them. */
function calmRows(ofWhat: string, visits: readonly Both[]): Row[] {
  const early = visits.map(({ real }) => real.scripts.filter((script) => script.startMs < real.lcpMs).length)
  return [
    figureRow({
      what: `scripts begun before the largest paint${ofWhat}, worst visit`,
      value: Math.max(...early),
      unit: '',
      aim: NONE,
    }),
    figureRow({
      what: `longest task${ofWhat}`,
      value: median(visits.map(({ real }) => real.longestTaskMs)),
      unit: 'ms',
      aim: TASK_AIM,
    }),
    figureRow({
      what: `layout shift${ofWhat}, worst visit`,
      value: Math.max(...visits.map(({ real }) => real.layoutShift)),
      unit: '',
      aim: SHIFT_AIM,
    }),
  ]
}

const lcpByVisit = ([name, visits]: readonly [string, readonly Both[]]): string =>
  `${name} ${visits.map(({ real, bare }) => `${real.lcpMs.toFixed(0)}/${bare.lcpMs.toFixed(0)}`).join(', ')} ms`.trim()
