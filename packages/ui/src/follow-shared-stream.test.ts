import { beforeEach, expect, test, vi } from 'vitest'
import type { EventStreamSource } from './event-stream.ts'
import { type FollowingBrowser, followSharedStream } from './follow-shared-stream.ts'
import type { NewsChannel, StreamNews } from './stream-news.ts'

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})

const LED = { name: 'innkeeper-live fjellheim anna', mode: 'exclusive' } as const
const settled = () => new Promise((resolve) => setTimeout(resolve))

function following(led: LockInfo[]) {
  let leaderGoes = () => {}
  const said: StreamNews[] = []
  const channel: Pick<NewsChannel, 'onmessage'> = { onmessage: null }
  const heard: string[] = []
  const onBehind = vi.fn()
  const openSource = vi.fn(() => Object.assign(new EventTarget(), { readyState: 1, close: () => {} }))
  const browser = {
    locks: {
      query: async () => ({ held: led }),
      request: (_: string, __: LockOptions, run: () => unknown) =>
        new Promise((resolve) => {
          leaderGoes = () => resolve(run())
        }),
    },
    openChannel: () =>
      Object.assign(channel, { postMessage: (news: StreamNews) => said.push(news), close: () => {} }),
  }
  const stop = followSharedStream(
    {
      sharedAs: 'fjellheim ',
      address: (after) => `/live?after=${after}`,
      after: '7-2',
      names: ['card.changed'],
      onEvent: (name) => heard.push(name),
      onBehind,
      openSource: openSource as unknown as (address: string) => EventStreamSource,
    },
    browser as unknown as FollowingBrowser,
  )
  return {
    said,
    heard,
    onBehind,
    openSource,
    stop,
    goLeader: () => leaderGoes(),
    tell: (news: StreamNews) => channel.onmessage?.call(channel as never, { data: news } as MessageEvent),
  }
}

test('where a tab of the same property has the stream, its events are heard and none is opened', async () => {
  const { tell, heard, said, openSource } = following([LED])
  await settled()
  expect(said).toEqual([{ kind: 'who' }])
  tell({ kind: 'event', name: 'card.changed', data: '{}', id: '8-1' })
  tell({ kind: 'event', name: 'booking.changed', data: '{}', id: '8-2' })
  expect(heard).toEqual(['card.changed'])
  expect(openSource).not.toHaveBeenCalled()
})

test.each([
  ['7-2', 0],
  ['7-10', 1],
  ['12-1', 1],
  ['6-9', 0],
  [null, 0],
])('joined at %s it is behind %i times', async (lastId, times) => {
  const { tell, onBehind } = following([LED])
  await settled()
  tell({ kind: 'leading', connection: 'open', lastId })
  tell({ kind: 'leading', connection: 'open', lastId })
  expect(onBehind).toHaveBeenCalledTimes(times)
})

test.each([
  ['nobody', []],
  ['another property', [{ ...LED, name: 'innkeeper-live fjellheimen anna' }]],
  ['another preview that waits', [{ ...LED, mode: 'shared' as const }]],
])('where %s leads it opens its own', async (_, led) => {
  const { openSource } = following(led)
  await settled()
  expect(openSource).toHaveBeenCalledExactlyOnceWith('/live?after=7-2')
})

test('when the last other tab goes it goes on by itself, after the last event heard', async () => {
  const led: LockInfo[] = [LED]
  const { tell, goLeader, openSource } = following(led)
  await settled()
  tell({ kind: 'event', name: 'card.changed', data: '{}', id: '9-4' })
  led.pop()
  goLeader()
  await settled()
  expect(openSource).toHaveBeenCalledExactlyOnceWith('/live?after=9-4')
})
