import { beforeEach, expect, test, vi } from 'vitest'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { setClientVersion } from '../../platform/client-version.ts'
import { followPreview } from './preview-live.ts'

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
})

function following(search: string) {
  const target = new EventTarget()
  const source = { addEventListener: target.addEventListener.bind(target), close: vi.fn(), readyState: 1 }
  const openSource = vi.fn(() => source as unknown as EventSource)
  const reload = vi.fn()
  const put = vi.fn()
  const waiting: (() => void)[] = []
  const call = vi.fn(() => new Promise((resolve) => waiting.push(() => resolve({ boxes: [waiting.length] }))))
  const answers = { put, call } as unknown as AnswerStore
  const preview = { hotel: 'fjellheim', after: '7-2', languageIndex: 1, answers }
  setClientVersion('1.0.0')
  followPreview(preview, { search, reload, openSource, sharing: null })
  const settle = async () => {
    waiting.shift()?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    openSource,
    reload,
    put,
    call,
    settle,
    send: (name: string) => target.dispatchEvent(new Event(name)),
  }
}

const DRAFT = '?draft=1&states=checkin&token=a.b.c'

test('a preview of drafts asks for its boxes again when one is saved, with its own query', async () => {
  const { send, call, put, settle, reload } = following(DRAFT)
  send('card.changed')
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ path: 'guest/:hotel/guestbook/preview' }), {
    params: { hotel: 'fjellheim' },
    query: { draft: ['1'], states: ['checkin'], token: ['a.b.c'] },
  })
  await settle()
  expect(put).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

test('what is saved while it asks is asked for once more, not once for each', async () => {
  const { send, call, settle } = following(DRAFT)
  for (let saved = 0; saved < 5; saved++) send('cards.rearranged')
  expect(call).toHaveBeenCalledOnce()
  await settle()
  await settle()
  expect(call).toHaveBeenCalledTimes(2)
})

test('publishing changes no draft: a preview of drafts stays as it is and asks nobody', () => {
  const { send, call, reload } = following(DRAFT)
  send('guestbook.published')
  expect(call).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('it hears of drafts with its token', () => {
  expect(following(DRAFT).openSource).toHaveBeenCalledWith(
    '/api/guest/fjellheim/live?after=7-2&v=1.0.0&draft=1&token=a.b.c',
  )
})

test('a preview of what is published is made anew when that changes', () => {
  const { send, reload, call, openSource } = following('?states=checkin')
  send('card.changed')
  expect(reload).not.toHaveBeenCalled()
  send('guestbook.published')
  expect(reload).toHaveBeenCalledOnce()
  expect(call).not.toHaveBeenCalled()
  expect(openSource).toHaveBeenCalledWith('/api/guest/fjellheim/live?after=7-2&v=1.0.0&draft=0')
})

test('a preview that has ended is read anew, drafts or not, and then is what any visitor sees', () => {
  for (const search of [DRAFT, '?states=checkin']) {
    const { send, reload, call } = following(search)
    send('reset')
    expect(reload).toHaveBeenCalledOnce()
    expect(call).not.toHaveBeenCalled()
  }
})
