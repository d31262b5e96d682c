import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type { MediaFile } from '@innkeeper/api/media.ts'

export type UploadState =
  | { name: 'waiting' }
  | { name: 'sending'; share: number }
  | { name: 'done'; file: MediaFile; isKnown: boolean }
  | { name: 'refused'; code: ErrorCode | 'offline' }

export type UploadItem = { id: number; file: File; state: UploadState }

export type UploadQueue = {
  items: () => readonly UploadItem[]
  subscribe: (listener: () => void) => () => void
  add: (files: readonly File[]) => void
  /** Stops it if it is under way, and takes it off the list. */
  remove: (id: number) => void
  retry: (id: number) => void
}

type Options = {
  /** Why it need not even be sent; null to send it. */
  judge: (file: File) => Promise<ErrorCode | null>
  send: (
    file: File,
    options: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<{ file: MediaFile; isKnown: boolean }>
  codeOf: (error: unknown) => ErrorCode | 'offline'
  onDone: (file: MediaFile) => void
  /** How many are sent at the same time. */
  atOnce: number
}

/** Sends files a few at a time; each has its own progress, end and way to try again. */
export function createUploadQueue({ judge, send, codeOf, onDone, atOnce }: Options): UploadQueue {
  let items: readonly UploadItem[] = []
  let lastId = 0
  const running = new Map<number, AbortController>()
  const listeners = new Set<() => void>()

  function show(next: readonly UploadItem[]): void {
    items = next
    for (const listener of listeners) listener()
  }
  const turn = (id: number, state: UploadState) =>
    show(items.map((item) => (item.id === id ? { ...item, state } : item)))

  async function run({ id, file }: UploadItem, signal: AbortSignal): Promise<void> {
    const refusal = await judge(file)
    if (refusal) return turn(id, { name: 'refused', code: refusal })
    const sent = await send(file, { signal, onProgress: (share) => turn(id, { name: 'sending', share }) })
    turn(id, { name: 'done', ...sent })
    onDone(sent.file)
  }

  function advance(): void {
    for (const item of items) {
      if (running.size >= atOnce) return
      if (item.state.name !== 'waiting' || running.has(item.id)) continue
      const controller = new AbortController()
      running.set(item.id, controller)
      turn(item.id, { name: 'sending', share: 0 })
      run(item, controller.signal)
        .catch((error: unknown) => turn(item.id, { name: 'refused', code: codeOf(error) }))
        .finally(() => {
          running.delete(item.id)
          advance()
        })
    }
  }

  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add: (files) => {
      const added = files.map((file) => ({ id: ++lastId, file, state: { name: 'waiting' as const } }))
      show([...items, ...added])
      advance()
    },
    remove: (id) => {
      running.get(id)?.abort()
      show(items.filter((item) => item.id !== id))
    },
    retry: (id) => {
      turn(id, { name: 'waiting' })
      advance()
    },
  }
}
