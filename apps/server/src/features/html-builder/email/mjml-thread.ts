import { Worker } from 'node:worker_threads'
import { AppError } from '../../../platform/http/app-error.ts'
import { NoRoomError } from '../../../platform/http/no-room-error.ts'
import type { MjmlAnswer, MjmlQuestion } from './mjml-worker.ts'

/** Fifty times what the largest e-mail takes. */
const LIMIT_MS = 20_000
/** The library takes tens of megabytes: it goes when nobody works on e-mails. */
const IDLE_MS = 60_000
const MEMORY_MB = 384
const LONGEST_LINE = 50
/** Nobody needs more at once; those who ask for more wait outside. */
const LONGEST_LINE_OF_ONE = 4

export type MjmlDocument = Omit<MjmlQuestion, 'id'> & {
  /** Whose it is: the properties take turns. */
  propertyId: string
}

export type MjmlThread = {
  /** HTML of an mjml document. Throws `template/too-large` where it takes too long. */
  render(document: MjmlDocument): Promise<string>
  close(): Promise<void>
}

type Job = MjmlDocument & { resolve(html: string): void; reject(error: Error): void }

/** mjml in a thread that starts with the first e-mail and ends when none has come for a while; one at a time. */
export function createMjmlThread({ limitMs = LIMIT_MS, idleMs = IDLE_MS } = {}): MjmlThread {
  const line: Job[] = []
  let running: (Job & { id: number; timer: NodeJS.Timeout }) | null = null
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let lastOwner = ''

  /** Ends the thread and what runs in it; those in the line get a new one. */
  function end(error: Error): Promise<unknown> {
    const ended = worker
    worker = null
    settle((job) => job.reject(error))
    return ended?.terminate() ?? Promise.resolve()
  }
  function settle(how: (job: Job) => void): void {
    if (!running) return
    clearTimeout(running.timer)
    const job = running
    running = null
    how(job)
  }
  function started(): Worker {
    if (worker) return worker
    const made = new Worker(new URL('./mjml-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    made.unref()
    made.on('message', (answer: MjmlAnswer) => {
      if (worker !== made || answer.id !== running?.id) return
      settle(({ resolve, reject }) =>
        'html' in answer
          ? resolve(answer.html)
          : reject(new Error(`mjml refused an e-mail: ${answer.problem}`)),
      )
      goOn()
    })
    const lost = (error: Error) => {
      if (worker !== made) return
      void end(error)
      goOn()
    }
    made.on('error', lost)
    made.on('exit', () => lost(new Error('the thread for e-mails ended')))
    worker = made
    return made
  }
  /** Another property's next, where one waits. */
  function takeNext(): Job | undefined {
    const other = line.findIndex(({ propertyId }) => propertyId !== lastOwner)
    return line.splice(Math.max(other, 0), 1)[0]
  }
  function goOn(): void {
    if (running) return
    clearTimeout(idle)
    const job = takeNext()
    if (!job) {
      idle = setTimeout(() => void end(new Error('the thread for e-mails was idle')), idleMs)
      idle.unref()
      return
    }
    lastOwner = job.propertyId
    const tooLong = () => {
      void end(new AppError('template/too-large', 'Setting this e-mail takes too long.'))
      goOn()
    }
    const timer = setTimeout(tooLong, limitMs)
    timer.unref()
    const { source, type } = job
    running = { ...job, id: ++lastId, timer }
    started().postMessage({ id: lastId, source, type } satisfies MjmlQuestion)
  }

  return {
    render(document) {
      const ofOne = line.filter(({ propertyId }) => propertyId === document.propertyId).length
      if (line.length >= LONGEST_LINE || ofOne >= LONGEST_LINE_OF_ONE) {
        throw new NoRoomError('Too many e-mails are being made.')
      }
      return new Promise<string>((resolve, reject) => {
        line.push({ ...document, resolve, reject })
        goOn()
      })
    },
    async close() {
      clearTimeout(idle)
      const closing = new Error('the server is closing')
      for (const job of line.splice(0)) job.reject(closing)
      await end(closing)
    },
  }
}
