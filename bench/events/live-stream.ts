import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

export type Frame = { name: string; data: string; arrivedAt: number }

export type LiveStream = {
  /** Waits for the first frame that fits, also among those that came before the question. */
  next(fits: (frame: Frame) => boolean): Promise<Frame>
  close(): void
}

const FRAME_LIMIT_MS = 60_000

/** An open stream of events that notes when each frame came in; answers once the server has said hello. */
export async function openStream(address: string, headers: Record<string, string>): Promise<LiveStream> {
  const request = get(address, { headers })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`)
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  let unread = ''
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const arrivedAt = performance.now()
    const parts = (unread + chunk).split('\n\n')
    unread = parts.pop() ?? ''
    frames.push(...parts.map((part) => ({ ...parseFrame(part), arrivedAt })))
    for (const look of waiting) look()
  })
  // Closing from this side is the only end there is.
  answer.on('error', () => undefined)

  function next(fits: (frame: Frame) => boolean): Promise<Frame> {
    const { promise, resolve, reject } = Promise.withResolvers<Frame>()
    const late = setTimeout(() => reject(new Error(`No such event on ${address}`)), FRAME_LIMIT_MS)
    const look = () => {
      const at = frames.findIndex(fits)
      const [frame] = at < 0 ? [] : frames.splice(0, at + 1).slice(-1)
      if (frame) resolve(frame)
    }
    waiting.add(look)
    look()
    return promise.finally(() => {
      clearTimeout(late)
      waiting.delete(look)
    })
  }

  const stream = { next, close: () => void request.destroy() }
  await next((frame) => frame.name === 'hello')
  return stream
}

function parseFrame(text: string): { name: string; data: string } {
  const fields = new Map(
    text.split('\n').map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)] as const
    }),
  )
  return { name: fields.get('event') ?? '', data: fields.get('data') ?? '' }
}
