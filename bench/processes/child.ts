import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../scripts/root.ts'

const STOP_LIMIT_MS = 10_000

export type Child = { process: ChildProcess; pid: number; output(): string; stop(): Promise<void> }

const running = new Set<ChildProcess>()
// However a run ends, it leaves no server behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

type ChildOptions = { env?: Record<string, string>; ipc?: boolean; nodeFlags?: readonly string[] }

/** A Node program of ours as a process of its own; its output is kept for the case that it fails. */
export function startChild(
  file: string,
  { env = {}, ipc = false, nodeFlags = [] }: ChildOptions = {},
): Child {
  const child = spawn(process.execPath, [...nodeFlags, file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? (['ipc'] as const) : [])],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-20_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  running.add(child)
  child.once('exit', () => running.delete(child))
  if (child.pid === undefined) throw new Error(`${file} could not be started`)

  return {
    process: child,
    pid: child.pid,
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
      await gone
      clearTimeout(late)
    },
  }
}

/** The next message of a child that speaks; an error when it ends instead. */
export async function messageFrom<T>(child: Child): Promise<T> {
  const end = new AbortController()
  try {
    return await Promise.race([
      once(child.process, 'message', { signal: end.signal }).then(([message]) => message as T),
      once(child.process, 'exit', { signal: end.signal }).then(() => {
        throw new Error(`A child ended without an answer:\n${child.output()}`)
      }),
    ])
  } finally {
    end.abort()
  }
}
