import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

const QUICK_START = new URL('../quick-start.ts', import.meta.url).href

export type Child = {
  readonly process: ChildProcess
  /** Waits until the child has written this text. */
  wrote(text: string): Promise<void>
  /** Waits for the end; `code` is null when a signal ended it. */
  ended(): Promise<{ code: number | null; signal: string | null; output: string }>
  kill(): Promise<void>
}

/** Runs a TypeScript file in a process of its own, for tests about processes that die. */
export function startChild(file: URL, args: readonly string[]): Child {
  const child = spawn(process.execPath, ['--import', QUICK_START, file.pathname, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'close')
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
    child.emit('output')
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)

  return {
    process: child,
    async wrote(text) {
      while (!output.includes(text)) {
        if (child.exitCode !== null) throw new Error(`The child ended without writing "${text}":\n${output}`)
        await Promise.race([once(child, 'output'), exit])
      }
    },
    async ended() {
      await exit
      return { code: child.exitCode, signal: child.signalCode, output }
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** Starting processes takes long on a busy machine, which is no fault of what is tested. */
export const CHILD_TEST_LIMIT_MS = 10 * 60_000
