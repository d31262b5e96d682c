import type { Check } from '../checks.ts'
import type { KillableServer } from '../server.ts'
import { HOTEL } from '../staff.ts'
import { type Answers, askForBoxes, CONNECTIONS } from './box-askers.ts'
import { startOtherGuests } from './other-guests.ts'
import { cpuMsOf, growthDuring } from './process-figures.ts'

const QUIET_MS = 2000
const LOAD_MS = 6000
const MOST_GROWTH_MB = 250
/** Said, not asserted: timings wander with the machine. */
const P95_AIM_MS = 300

/** Hundreds of strangers ask for open boxes in ever other words: memory stays, and other guests are served. */
export async function boxesUnderLoad(
  { origin, pid }: KillableServer,
  tell: (line: string) => void,
): Promise<Check[]> {
  const boxId = await firstBox(origin)
  // Also what every server does once, which is not what the load costs.
  const quiet = await waitsDuring(origin, () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)))
  let answers: Answers = { byStatus: {}, withoutRetryAfter: 0, broken: 0 }
  let loaded = quiet
  const cpuBefore = cpuMsOf(pid())
  const grownMb = await growthDuring(pid(), async () => {
    loaded = await waitsDuring(origin, async () => {
      answers = await askForBoxes(origin, boxId, LOAD_MS)
    })
  })
  const pages = answers.byStatus[200] ?? 0
  const perSecond = Math.round((pages / LOAD_MS) * 1000)
  const cpuPerPage = (cpuMsOf(pid()) - cpuBefore) / pages
  tell(
    `${CONNECTIONS} connections asked for ?box=…&x=<n>: ${perSecond} pages per second, ${cpuPerPage.toFixed(2)} ms of CPU each, by status ${JSON.stringify(answers.byStatus)}, memory +${grownMb.toFixed(0)} MB`,
  )
  tell(
    `other guests' p95: ${quiet.p95Ms.toFixed(0)} ms before, ${loaded.p95Ms.toFixed(0)} ms under the load (aim ${P95_AIM_MS} ms)`,
  )
  const odd = Object.entries(answers.byStatus).filter(([status]) => !['200', '503'].includes(status))
  return [
    {
      name: `memory grows by less than ${MOST_GROWTH_MB} MB`,
      failures: grownMb < MOST_GROWTH_MB ? [] : [`it grew by ${grownMb.toFixed(0)} MB`],
    },
    {
      name: 'whoever is refused is told when to come back',
      failures: [
        ...odd.map(([status, count]) => `${count} were answered ${status}`),
        ...(answers.withoutRetryAfter > 0
          ? [`${answers.withoutRetryAfter} refusals without Retry-After`]
          : []),
        ...(answers.broken > 0 ? [`${answers.broken} connections broke`] : []),
      ],
    },
    {
      name: 'other guests get their pages',
      failures: loaded.failed === 0 ? [] : [`${loaded.failed} of ${loaded.asked} did not`],
    },
  ]
}

async function waitsDuring(origin: string, work: () => Promise<void>) {
  const others = await startOtherGuests(origin)
  await work()
  return others.stop()
}

async function firstBox(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/guest/${HOTEL}/guestbook`)
  const { data } = (await answer.json()) as { data: { boxes: { id: string; type: string }[] } }
  const box = data.boxes[1]
  if (!box) throw new Error(`${HOTEL} has no boxes`)
  return box.id
}
