import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')
/** Tells a server that hangs from one that starts on a busy machine. */
const READY_WITHIN_MS = 4 * 60_000
const ASK_EVERY_MS = 15

export type KillableServer = {
  origin: string
  /** Of the process that runs now. */
  pid(): number
  /** Once it answers; waits while it is dead or starting. */
  ready(): Promise<void>
  /** kill -9, and at once a new process on the same data. */
  killAndRestart(): Promise<void>
  /** kill -TERM, and a new process on the same data once the old one has ended by itself. */
  terminateAndRestart(whenEnded: (end: { code: number | null; ms: number }) => void): Promise<void>
  /** For good. */
  kill(): Promise<void>
  /** The end of what its processes wrote. */
  log(): string
}

/** A real server process with the demo's hotels, whose port and data outlive it. */
export async function startKillableServer(
  folder: string,
  databaseUrl: string | undefined,
): Promise<KillableServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const logPath = join(folder, 'server.log')
  const log = () => readFileSync(logPath, 'utf8').split('\n').slice(-40).join('\n')
  const { DATABASE_URL: _, ...inherited } = process.env

  function start(): ChildProcess {
    const output = openSync(logPath, 'a')
    const child = spawn(process.execPath, ['--max-semi-space-size=4', 'apps/server/src/main.ts'], {
      cwd: root,
      stdio: ['ignore', output, output],
      env: {
        ...inherited,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: join(folder, 'data'),
        DEMO: '1',
        LOG_LEVEL: 'warn',
        // Guests come from many addresses, by which calls are counted.
        TRUST_PROXY: '1',
        SECRET_KEY: 'only-for-fault-tests-0123456789abcdef0123456789',
        GUEST_DATA_KEY: 'only-for-fault-tests-guests-0123456789abcdef',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      },
    })
    closeSync(output)
    return child
  }

  async function untilReady(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${log()}`)
      const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) }).catch(
        () => undefined,
      )
      await answer?.arrayBuffer()
      if (answer?.ok) return
      await pause(ASK_EVERY_MS)
    }
    throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s:\n${log()}`)
  }

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  let child = start()
  // However the test ends, it leaves no server behind.
  process.on('exit', () => child.kill('SIGKILL'))
  let readiness = untilReady()
  await readiness

  return {
    origin,
    pid: () => child.pid ?? 0,
    ready: () => readiness,
    async killAndRestart() {
      readiness = end().then(() => {
        child = start()
        return untilReady()
      })
      await readiness
    },
    async terminateAndRestart(whenEnded) {
      const startedAt = performance.now()
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      readiness = gone.then(([code]) => {
        whenEnded({ code, ms: Math.round(performance.now() - startedAt) })
        child = start()
        return untilReady()
      })
      await readiness
    },
    kill: end,
    log,
  }
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
