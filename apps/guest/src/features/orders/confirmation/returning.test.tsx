import { beforeEach, expect, test, vi } from 'vitest'
import { drawSample } from '../draw-sample.tsx'
import { Returning } from './returning.tsx'
import { returnsOf } from './seen-returns.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

const draw = (watchId: string, secondsAgo = 3) =>
  drawSample(
    <Returning order={{ watchId, placedAt: new Date(Date.now() - secondsAgo * 1000).toISOString() }} />,
  )

test('what was just sent leads back by itself, once for every order', () => {
  expect(draw('w1')).toContain('Returning to the guestbook in 15 seconds')
  returnsOf('fjellheim').see('w1')
  expect(draw('w1')).toBe('')
  expect(draw('w2')).toContain('Stay here')
  expect(draw('w3', 600)).toBe('')
})

test('a device notes the last orders alone, each once, by what opens none of them', () => {
  const { see, wasSeen } = returnsOf('fjellheim')
  for (let order = 0; order < 25; order++) see(`w${order}`)
  see('w24')
  expect([wasSeen('w4'), wasSeen('w5'), wasSeen('w24')]).toEqual([false, true, true])
  expect(JSON.parse(stored.get('order-returns:fjellheim') ?? '[]')).toHaveLength(20)
  expect(returnsOf('havnehuset').wasSeen('w24')).toBe(false)
})

test('what is stored may be of another version', () => {
  stored.set('order-returns:fjellheim', '{"w1":true}')
  expect(returnsOf('fjellheim').wasSeen('w1')).toBe(false)
})
