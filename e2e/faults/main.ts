/*
 * Orders that meet every misfortune at once: 2,000 of them, sent twice, dropped and repeated, while the server is killed
 * 20 times. A program of its own and neither a server test nor a journey: it needs a real process to kill and no browser.
 * FAULT_SEED repeats a run, TEST_ENGINE says on which engine; on the embedded one
 * a kill hits the database too.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { checkAll } from './checks.ts'
import { newDatabase } from './database.ts'
import { createGuests, type Told } from './guests.ts'
import { KILLS, ORDERS, type Plan, plainOrders, planFrom } from './plan.ts'
import { type KillableServer, startKillableServer } from './server.ts'
import { openShop } from './staff.ts'
import { REQUESTS_WHILE_STOPPING, stopUnderLoad } from './stopping.ts'
import { readStored } from './stored.ts'

/** However slow the machine: so long without a single order that came to its end means that something hangs. */
const STALLED_MS = 5 * 60_000
const GUESTS_AT_ONCE = 16
const SHOWN_FAILURES = 5

const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 1_000_000))
const startedAt = performance.now()
const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)

const stalled = setTimeout(() => {
  console.error(`Nothing went on for ${STALLED_MS / 1000} s. FAULT_SEED=${seed} repeats it.`)
  process.exit(1)
}, STALLED_MS).unref()

// A stopped run takes its server along, which is ended on exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { databaseUrl, drop } = await newDatabase()
const folder = mkdtempSync(join(tmpdir(), 'innkeeper-faults-'))
const dataDir = join(folder, 'data')
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
console.log(`Orders under faults on ${databaseUrl ? 'PostgreSQL' : 'PGlite'}, FAULT_SEED=${seed}`)
try {
  const server = await startKillableServer(folder, databaseUrl)
  const productIds = await openShop(server.origin)
  console.log(`${seconds()} s: ready, ${ORDERS} orders and ${KILLS} kills begin`)
  const { told, killed } = await sendAll(server, planFrom(seed), productIds)
  const stopping = await stopUnderLoad(server, {
    orders: plainOrders(seed, 'stop', REQUESTS_WHILE_STOPPING / 2),
    productIds,
    ...(databaseUrl ? {} : { embeddedIn: dataDir }),
  })
  told.push(...stopping.told)
  await server.kill()
  console.log(`${seconds()} s: ${told.length} orders sent, ${killed} kills; ${gistOf(told)}`)
  const stored = await readStored({ dataDir, databaseUrl }, productIds)
  const checks = [...checkAll(told, stored, productIds), stopping.check]
  for (const { name, failures } of checks) {
    console.log(`${failures.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
    for (const failure of failures.slice(0, SHOWN_FAILURES)) console.error(`         ${failure}`)
    if (failures.length > SHOWN_FAILURES)
      console.error(`         and ${failures.length - SHOWN_FAILURES} more`)
  }
  const isComplete = told.length === ORDERS + stopping.told.length && killed === KILLS
  const isGood = isComplete && checks.every(({ failures }) => failures.length === 0)
  console.log(`${seconds()} s: ${isGood ? 'all holds' : `FAILED. FAULT_SEED=${seed} repeats it`}.`)
  if (!isGood) console.error(server.log())
  process.exitCode = isGood ? 0 : 1
} finally {
  await drop()
}

/** All orders by a few guests at once; the server dies at its moments meanwhile. */
async function sendAll(server: KillableServer, { orders, kills }: Plan, productIds: readonly string[]) {
  const order = createGuests(server, productIds)
  const told: Told[] = []
  let killed = 0
  let next = 0
  let lives = Promise.resolve()

  async function dieAfter(ms: number): Promise<void> {
    await pause(ms)
    killed += 1
    await server.killAndRestart()
  }

  async function guest(): Promise<void> {
    for (let at = next++; ; at = next++) {
      const planned = orders[at]
      if (!planned) return
      const kill = kills.find((each) => each.order === at)
      if (kill) lives = lives.then(() => dieAfter(kill.afterMs))
      told.push(await order(planned))
      stalled.refresh()
    }
  }

  await Promise.all(Array.from({ length: GUESTS_AT_ONCE }, guest))
  await lives
  return { told, killed }
}

function gistOf(told: readonly Told[]): string {
  const acknowledged = told.filter((each) => each.acknowledged).length
  const refused = told.filter(({ isRefused }) => isRefused).length
  return `${acknowledged} acknowledged, ${refused} sold out, ${told.length - acknowledged - refused} given up`
}
