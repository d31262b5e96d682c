import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { Waits } from './other-guests.ts'

const EVERY_MS = 25
const PAGES = [
  '/guestbook/havnehuset',
  '/guestbook/fjellheim',
  '/guestbook/fjellheim?language=1',
  '/api/guest/havnehuset/clientData',
]

const origin = String(workerData)
const agent = new Agent({ keepAlive: true })
const waits: number[] = []
let failed = 0
let asked = 0

/** Sent at its moment, however many answers are still out: whoever waited for them would ask too kindly. */
function ask(): void {
  const sentAt = performance.now()
  const guest = asked++
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `10.9.0.${guest % 250}` }
  const call = get(`${origin}${PAGES[guest % PAGES.length]}`, { agent, headers }, (answer) => {
    if (answer.statusCode !== 200) failed++
    answer.resume().once('close', () => waits.push(performance.now() - sentAt))
  })
  call.once('error', () => {
    failed++
    waits.push(performance.now() - sentAt)
  })
}

const asking = setInterval(ask, EVERY_MS)
parentPort?.once('message', () => {
  clearInterval(asking)
  const settled = setInterval(() => {
    if (waits.length < asked) return
    clearInterval(settled)
    const sorted = waits.toSorted((a, b) => a - b)
    const p95Ms = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
    parentPort?.postMessage({ p95Ms, asked, failed } satisfies Waits)
  }, EVERY_MS)
})
parentPort?.postMessage('asking')
