import { Agent, get } from 'node:http'

export const CONNECTIONS = 800

export type Answers = {
  byStatus: Record<number, number>
  /** Refused without a word on when to come back. */
  withoutRetryAfter: number
  /** Connections that broke. */
  broken: number
}

/** Strangers, each on a connection of its own, who ask again and again; no two ask for the same address. */
export async function askInOtherWords(
  origin: string,
  pathOf: (asked: number) => string,
  forMs: number,
): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const answers: Answers = { byStatus: {}, withoutRetryAfter: 0, broken: 0 }
  const endsAt = performance.now() + forMs
  let asked = 0

  const ask = (address: string) =>
    new Promise<void>((resolve) => {
      const headers = { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': address }
      const call = get(origin + pathOf(asked++), { agent, headers }, (answer) => {
        const status = answer.statusCode ?? 0
        answers.byStatus[status] = (answers.byStatus[status] ?? 0) + 1
        if (status === 503 && !answer.headers['retry-after']) answers.withoutRetryAfter++
        answer.resume().once('close', resolve)
      })
      call.once('error', () => {
        answers.broken++
        resolve()
      })
    })

  async function stranger(at: number): Promise<void> {
    while (performance.now() < endsAt) await ask(`10.8.${at >> 8}.${at & 255}`)
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => stranger(at)))
  agent.destroy()
  return answers
}
