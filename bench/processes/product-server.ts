import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Child, startChild } from './child.ts'
import { cpuMsOf } from './child-figures.ts'
import { freePort } from './free-port.ts'

/** Tells a server that hangs from one that starts on a busy machine. */
const READY_LIMIT_MS = 5 * 60_000
const POLL_MS = 5

export type ProductServer = Pick<Child, 'pid' | 'stop' | 'output'> & {
  origin: string
  /** From the start of the process to the first good answer of /readyz. */
  readyMs: number
  /** CPU time spent until then, which a busy machine does not stretch. */
  readyCpuMs: number
}

/** Those of `npm start`. */
const START_FLAGS = ['--max-semi-space-size=4']
/** Pictures are worked on by many threads; without a limit each keeps memory that it is done with. */
const START_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

export type ServerSettings = {
  dataDir: string
  databaseUrl?: string | undefined
  nodeFlags?: readonly string[]
}

/** The real server as an operator runs it, with the demo's properties, in a process of its own. */
export async function startProductServer(settings: ServerSettings): Promise<ProductServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = startChild('apps/server/src/main.ts', {
    nodeFlags: [...START_FLAGS, ...(settings.nodeFlags ?? [])],
    env: {
      ...START_ENVIRONMENT,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: settings.dataDir,
      DEMO: '1',
      LOG_LEVEL: 'info',
      // The load comes from many guests behind one proxy, as in a hotel's own network.
      TRUST_PROXY: '1',
      ...(settings.databaseUrl
        ? {
            DATABASE_URL: settings.databaseUrl,
            SECRET_KEY: 'only-for-measurements-0123456789',
            GUEST_DATA_KEY: 'only-for-measurements-guests-0123456789',
          }
        : { DATABASE_URL: '' }),
    },
  })
  while (!(await answers(`${origin}/readyz`))) {
    if (child.process.exitCode !== null) throw new Error(`The server did not start:\n${child.output()}`)
    if (performance.now() - startedAt > READY_LIMIT_MS) {
      await child.stop()
      throw new Error(`The server was not ready in time:\n${child.output()}`)
    }
    await wait(POLL_MS)
  }
  const readyMs = performance.now() - startedAt
  return { ...child, origin, readyMs, readyCpuMs: cpuMsOf(child.pid) }
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(address, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).once('error', () => resolve(false))
  })
}
