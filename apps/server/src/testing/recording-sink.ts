import type { StreamSink } from '../platform/events/port.ts'

export type RecordedFrame = { id: string | undefined; event: string | undefined; data: unknown }

/** A client for tests that keeps all it was sent. */
export type RecordingSink = StreamSink & {
  readonly frames: RecordedFrame[]
  readonly isEnded: boolean
  /** The events among the frames, without hello. */
  events(): string[]
  lastId(): string | null
}

export function createRecordingSink(): RecordingSink {
  const frames: RecordedFrame[] = []
  let isEnded = false
  return {
    frames,
    get isEnded() {
      return isEnded
    },
    write: (frame) => {
      const recorded = parseFrame(frame.toString())
      if (recorded.event !== undefined) frames.push(recorded)
      return true
    },
    end: () => {
      isEnded = true
    },
    events: () => frames.filter(({ event }) => event !== 'hello').map(describe),
    lastId: () => frames.at(-1)?.id ?? null,
  }
}

export function parseFrame(text: string): RecordedFrame {
  const fields = new Map(
    text
      .split('\n')
      .filter((line) => line.includes(': '))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const),
  )
  const data = fields.get('data')
  return {
    id: fields.get('id'),
    event: fields.get('event'),
    data: data === undefined ? undefined : JSON.parse(data),
  }
}

function describe({ event, data }: RecordedFrame): string {
  return event === 'reset' ? 'reset' : `${event} ${Object.values(data as object).join(' ')}`
}
