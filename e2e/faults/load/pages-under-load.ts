import { setTimeout as pause } from 'node:timers/promises'
import type { Check } from '../checks.ts'
import type { KillableServer } from '../server.ts'
import { HOTEL } from '../staff.ts'
import { firstBox } from './first-box.ts'
import { waitsDuring } from './other-guests.ts'
import { cpuMsOf, growthDuring } from './process-figures.ts'
import { type Answers, askInOtherWords, CONNECTIONS } from './strange-askers.ts'

const QUIET_MS = 2000
const MOST_GROWTH_MB = 250
/** Said, not asserted: timings wander with the machine. */
const P95_AIM_MS = 300

/** What strangers ask for, and for how long: pages that are shared, and pages that are made for each of them. */
const KINDS = (boxId: string) => [
  { name: '?box=…&x=<n>', pathOf: (n: number) => `/guestbook/${HOTEL}?box=${boxId}&x=${n}`, forMs: 6000 },
  {
    name: 'confirmation/<n>',
    pathOf: (n: number) => `/order/${HOTEL}/confirmation/${String(n).padStart(22, '0')}`,
    forMs: 3000,
  },
]

/** Hundreds of strangers ask for pages in ever other words: memory stays, and other guests are served. */
export async function pagesUnderLoad(
  { origin, pid }: KillableServer,
  tell: (line: string) => void,
): Promise<Check[]> {
  // Also what every server does once, which is not what the load costs.
  const quiet = await waitsDuring(origin, () => pause(QUIET_MS))
  const failures: Failures = { refusals: [], others: [] }
  const kinds = KINDS(await firstBox(origin, HOTEL))
  const grownMb = await growthDuring(pid(), async () => {
    for (const kind of kinds) await ask(kind)
  })
  tell(`memory +${grownMb.toFixed(0)} MB; other guests' p95 before: ${quiet.p95Ms.toFixed(0)} ms`)
  return [
    {
      name: `memory grows by less than ${MOST_GROWTH_MB} MB`,
      failures: grownMb < MOST_GROWTH_MB ? [] : [`it grew by ${grownMb.toFixed(0)} MB`],
    },
    { name: 'whoever is refused is told when to come back', failures: failures.refusals },
    { name: 'other guests get their pages', failures: failures.others },
  ]

  async function ask({ name, pathOf, forMs }: (typeof kinds)[number]): Promise<void> {
    const cpuBefore = cpuMsOf(pid())
    let answers: Answers = { byStatus: {}, withoutRetryAfter: 0, broken: 0 }
    const waits = await waitsDuring(origin, async () => {
      answers = await askInOtherWords(origin, pathOf, forMs)
    })
    const { byStatus, withoutRetryAfter, broken } = answers
    const pages = byStatus[200] ?? 0
    const cpuPerPage = (cpuMsOf(pid()) - cpuBefore) / pages
    tell(
      `${CONNECTIONS} connections asked for ${name}: ${Math.round((pages / forMs) * 1000)} pages per second, ${cpuPerPage.toFixed(2)} ms of CPU each, by status ${JSON.stringify(byStatus)}; other guests' p95 ${waits.p95Ms.toFixed(0)} ms (aim ${P95_AIM_MS} ms)`,
    )
    const odd = Object.entries(byStatus).filter(([status]) => !['200', '503'].includes(status))
    for (const [status, count] of odd) failures.refusals.push(`${name}: ${count} were answered ${status}`)
    if (withoutRetryAfter > 0) failures.refusals.push(`${name}: ${withoutRetryAfter} without Retry-After`)
    if (broken > 0) failures.refusals.push(`${name}: ${broken} connections broke`)
    if (waits.failed > 0) failures.others.push(`${name}: ${waits.failed} of ${waits.asked} did not`)
  }
}

type Failures = { refusals: string[]; others: string[] }
