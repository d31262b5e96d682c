import { Worker } from 'node:worker_threads'
import { NoRoomError } from '../../../platform/http/no-room-error.ts'
import type { MjmlAnswer, MjmlQuestion } from './mjml-worker.ts'

/** Fifty times what the largest e-mail takes. */
const LIMIT_MS = 20_000
/** The library takes tens of megabytes: it goes when nobody works on e-mails. */
const IDLE_MS = 60_000
const LONGEST_LINE = 50

export type MjmlThread = {
  /** HTML of an mjml document. */
  render(source: string): Promise<string>
  close(): Promise<void>
}

type Waiting = { resolve(html: string): void; reject(error: Error): void; timer: NodeJS.Timeout }

/** mjml in a thread that starts with the first e-mail and ends when none has come for a while. */
export function createMjmlThread({ limitMs = LIMIT_MS, idleMs = IDLE_MS } = {}): MjmlThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function end(error: Error): Promise<unknown> {
    clearTimeout(idle)
    const ended = worker
    worker = null
    for (const [id] of waiting) settle(id, (one) => one.reject(error))
    return ended?.terminate() ?? Promise.resolve()
  }
  function settle(id: number, how: (one: Waiting) => void): void {
    const one = waiting.get(id)
    if (!one) return
    waiting.delete(id)
    clearTimeout(one.timer)
    how(one)
  }
  function started(): Worker {
    clearTimeout(idle)
    if (worker) return worker
    const made = new Worker(new URL('./mjml-worker.ts', import.meta.url), { execArgv: [] })
    made.unref()
    made.on('message', (answer: MjmlAnswer) => {
      settle(answer.id, ({ resolve, reject }) =>
        'html' in answer
          ? resolve(answer.html)
          : reject(new Error(`mjml refused an e-mail: ${answer.problem}`)),
      )
      if (waiting.size > 0 || worker !== made) return
      idle = setTimeout(() => void end(new Error('the thread for e-mails was idle')), idleMs)
      idle.unref()
    })
    made.on('error', (error: Error) => worker === made && void end(error))
    made.on('exit', () => worker === made && void end(new Error('the thread for e-mails ended')))
    worker = made
    return made
  }

  return {
    render(source) {
      if (waiting.size >= LONGEST_LINE) throw new NoRoomError('Too many e-mails are being made.')
      const id = ++lastId
      return new Promise<string>((resolve, reject) => {
        // One that takes too long holds up those behind it; only a new thread helps them.
        const timer = setTimeout(() => void end(new Error('setting an e-mail took too long')), limitMs)
        timer.unref()
        waiting.set(id, { resolve, reject, timer })
        started().postMessage({ id, source } satisfies MjmlQuestion)
      })
    },
    async close() {
      await end(new Error('the server is closing'))
    },
  }
}
