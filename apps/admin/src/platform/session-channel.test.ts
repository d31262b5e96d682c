import { afterEach, expect, test, vi } from 'vitest'
import { openSessionChannel, type SessionNews } from './session-channel.ts'

const open: { close: () => void }[] = []
function openTab(onNews: (news: SessionNews) => void) {
  const tab = openSessionChannel(onNews)
  open.push(tab)
  return tab
}
afterEach(() => {
  for (const tab of open.splice(0)) tab.close()
})

test('what one tab tells reaches the others, not itself', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const tab = openTab(first)
  openTab(second)
  tab.tell({ userId: 'ingrid' })
  tab.tell({ userId: null })
  await vi.waitFor(() => expect(second.mock.calls).toEqual([[{ userId: 'ingrid' }], [{ userId: null }]]))
  expect(first).not.toHaveBeenCalled()
})

test('what is no news of a session is left alone', () => {
  const heard = vi.fn()
  let hear: (data: unknown) => void = () => {}
  openSessionChannel(heard, (listener) => {
    hear = listener
    return null
  })
  for (const data of [null, 'x', {}, { userId: 4 }]) hear(data)
  expect(heard).not.toHaveBeenCalled()
  hear({ userId: 'ingrid' })
  expect(heard).toHaveBeenCalledOnce()
})

test('a browser without channels goes on alone', () => {
  const tab = openSessionChannel(
    () => {},
    () => null,
  )
  expect(() => tab.tell({ userId: null })).not.toThrow()
})
