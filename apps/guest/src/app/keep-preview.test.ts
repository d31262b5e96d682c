import { expect, test, vi } from 'vitest'
import { KEEP_PREVIEW } from './keep-preview.ts'

type Click = { defaultPrevented: boolean; target: { closest: () => FakeLink | null } }
type FakeLink = { getAttribute: () => string; setAttribute: (name: string, value: string) => void }

/** Runs the text as the page of a preview does; answers what a press on a box link leads to, then and later. */
function press(search: string, { isFollowed = false } = {}) {
  vi.useFakeTimers()
  let href = '?box=sauna'
  let hear: (click: Click) => void = () => undefined
  new Function('addEventListener', 'location', KEEP_PREVIEW)(
    (_name: string, listener: typeof hear) => {
      hear = listener
    },
    { search },
  )
  const link: FakeLink = {
    getAttribute: () => href,
    setAttribute: (_name, value) => {
      href = value
    },
  }
  hear({ defaultPrevented: isFollowed, target: { closest: () => link } })
  const followed = href
  vi.runAllTimers()
  vi.useRealTimers()
  return { followed, later: href }
}

test('a box opened before the page is alive opens for the same visitor', () => {
  const { followed, later } = press('?draft=1&states=checkin&box=lake&token=t')
  expect(followed).toBe('?draft=1&states=checkin&box=sauna&token=t')
  expect(later).toBe('?box=sauna')
})

test('a box that the app opens itself is left alone', () => {
  expect(press('?states=checkin', { isFollowed: true }).followed).toBe('?box=sauna')
})
