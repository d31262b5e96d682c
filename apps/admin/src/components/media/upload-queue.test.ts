import { CallError } from '@innkeeper/api/client.ts'
import type { MediaFile } from '@innkeeper/api/media.ts'
import { expect, test, vi } from 'vitest'
import { codeOf } from '../../platform/error-text.ts'
import { createUploadQueue } from './upload-queue.ts'

type Sending = {
  file: File
  signal: AbortSignal
  onProgress: (share: number) => void
  end: (error?: Error) => void
}

function open(judge: (file: File) => Promise<'media/heic' | null> = async () => null) {
  const sending: Sending[] = []
  const done: string[] = []
  const queue = createUploadQueue({
    judge,
    codeOf,
    atOnce: 2,
    onDone: ({ id }) => done.push(id),
    send: (file, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve({ file: { id: file.name } as MediaFile, isKnown: false })
        signal.addEventListener('abort', () => end(new CallError('offline', 0, 'aborted')))
        sending.push({ file, signal, onProgress, end })
      }),
  })
  const states = () => queue.items().map(({ state }) => state.name)
  return { queue, sending, done, states }
}
const file = (name: string) => new File(['x'], name)
const soon = (check: () => void) => vi.waitFor(check, { interval: 1 })

test('files are sent a few at a time, in order, each with its own progress', async () => {
  const { queue, sending, done, states } = open()
  queue.add(['a', 'b', 'c'].map(file))
  await soon(() => expect(sending).toHaveLength(2))
  sending[0]?.onProgress(0.5)
  expect(queue.items()[0]?.state).toEqual({ name: 'sending', share: 0.5 })
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  sending[1]?.end()
  await soon(() => expect(sending.map(({ file: sent }) => sent.name)).toEqual(['a', 'b', 'c']))
  sending[0]?.end()
  sending[2]?.end()
  await soon(() => expect(states()).toEqual(['done', 'done', 'done']))
  expect(done).toEqual(['b', 'a', 'c'])
})

test('a refused file says why and holds nobody up; it can be tried again', async () => {
  const { queue, sending, states } = open()
  queue.add(['a', 'b'].map(file))
  await soon(() => expect(sending).toHaveLength(2))
  sending[0]?.end(new CallError('media/broken', 422, ''))
  sending[1]?.end()
  await soon(() => expect(states()).toEqual(['refused', 'done']))
  expect(queue.items()[0]?.state).toEqual({ name: 'refused', code: 'media/broken' })
  queue.retry(queue.items()[0]?.id ?? 0)
  await soon(() => expect(sending).toHaveLength(3))
  sending[2]?.end()
  await soon(() => expect(states()).toEqual(['done', 'done']))
})

test('what would be refused anyway is not sent', async () => {
  const { queue, sending, states } = open(async ({ name }) => (name.endsWith('.heic') ? 'media/heic' : null))
  queue.add([file('a.heic')])
  await soon(() => expect(states()).toEqual(['refused']))
  expect(sending).toEqual([])
})

test('a cancelled upload stops, leaves the list, and the next one begins', async () => {
  const { queue, sending } = open()
  queue.add(['a', 'b', 'c'].map(file))
  await soon(() => expect(sending).toHaveLength(2))
  queue.remove(queue.items()[0]?.id ?? 0)
  expect(sending[0]?.signal.aborted).toBe(true)
  await soon(() => expect(sending).toHaveLength(3))
  expect(queue.items().map(({ file: { name } }) => name)).toEqual(['b', 'c'])
})
