import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')
const CLOCK = join(import.meta.dirname, 'jumping-clock.ts')
const MEWS_ADDRESS = join(import.meta.dirname, 'mews-address.ts')
/** Tell a server that hangs from one that starts or stops on a busy machine, where it takes minutes. */
const READY_WITHIN_MS = 5 * 60_000
const STOP_WITHIN_MS = 60_000
/** For all that is done before the first journey on a server. */
export const START_LIMIT_MS = READY_WITHIN_MS + STOP_WITHIN_MS
const ASK_EVERY_MS = 100
const ASK_LIMIT_MS = 10_000
const MONTH_MS = 31 * 24 * 3600_000

export type RunningServer = {
  url: string
  /** Holds the mails that a demo does not send. */
  dataDir: string
  log: () => string
  /** Moves the server's clock ahead, by a month unless said otherwise; only where it was started for that. */
  jumpAhead: (ms?: number) => void
  /** What its clock shows. */
  now: () => Date
  stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log()}`)
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ASK_LIMIT_MS) }).catch(
      () => undefined,
    )
    if (answer?.ok) return
    await pause(ASK_EVERY_MS)
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s:\n${log()}`)
}

async function stopChild(child: ChildProcess, log: () => string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const inTime = await Promise.race([ended.then(() => true), pause(STOP_WITHIN_MS, false, { ref: false })])
  if (inTime) return
  child.kill('SIGKILL')
  throw new Error(`The server did not stop within ${STOP_WITHIN_MS / 1000} s:\n${log()}`)
}

type Wish = {
  /** On PostgreSQL instead of the embedded database. */
  databaseUrl?: string | undefined
  canJump?: boolean
  /** What its clock shows when it starts, where that is not the machine's time. */
  startsAt?: Date
  /** Without it the installation is as new as a newcomer's. */
  isDemo?: boolean
  /** Where a stand-in of Mews answers instead of its public test house. */
  mewsUrl?: string
  /** The mail server it sends through; a demo never does. */
  smtpUrl?: string
}

/** A real server process, as a rule with the demo hotels, on its own folder and port. */
export async function startServer({
  databaseUrl,
  canJump = false,
  startsAt,
  isDemo = true,
  mewsUrl,
  smtpUrl,
}: Wish = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'innkeeper-e2e-'))
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const logPath = join(folder, 'server.log')
  const log = () => readFileSync(logPath, 'utf8').split('\n').slice(-60).join('\n')
  const output = openSync(logPath, 'a')
  const { DATABASE_URL: _, ...inherited } = process.env
  const hasOwnClock = canJump || startsAt !== undefined
  const aheadFile = join(folder, 'clock-ahead')
  let aheadMs = startsAt ? startsAt.getTime() - Date.now() : 0
  writeFileSync(aheadFile, String(aheadMs))
  const before = [...(hasOwnClock ? [CLOCK] : []), ...(mewsUrl ? [MEWS_ADDRESS] : [])]
  const child = spawn(
    process.execPath,
    [...before.flatMap((file) => ['--import', file]), 'apps/server/src/main.ts'],
    {
      cwd: root,
      // A file, not a pipe: a pipe nobody reads would stop the server once it is full.
      stdio: ['ignore', output, output],
      env: {
        ...inherited,
        NODE_ENV: 'production',
        NODE_OPTIONS: '',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        DEMO: isDemo ? '1' : '0',
        SECRET_KEY: 'only-for-journeys-0123456789abcdef0123456789abcdef',
        GUEST_DATA_KEY: 'only-for-journeys-guests-0123456789abcdef',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
        ...(hasOwnClock ? { CLOCK_AHEAD_FILE: aheadFile } : {}),
        ...(mewsUrl ? { MEWS_STAND_IN: mewsUrl } : {}),
        ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
      },
    },
  )
  closeSync(output)
  const stop = async () => {
    await stopChild(child, log)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(url, child, log)
  } catch (error) {
    await stop()
    throw error
  }
  const jumpAhead = (ms = MONTH_MS) => {
    aheadMs += ms
    writeFileSync(aheadFile, String(aheadMs))
    child.kill('SIGUSR2')
  }
  return { url, dataDir, log, jumpAhead, now: () => new Date(Date.now() + aheadMs), stop }
}
