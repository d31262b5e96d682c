import type { Quote } from '@innkeeper/api/orders/checkout.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { expect, test } from 'vitest'
import { drawSample } from '../draw-sample.tsx'
import { EMPTY_FORM } from './checkout-form.ts'
import { WhenPart } from './when-part.tsx'

/** Noon of days from now, at the property. */
const inDays = (...days: number[]) =>
  days.map((day) => `${new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10)}T11:00:00.000Z`)

function draw(times: string[], timeOfDelivery: string | null = null, blocked: string | null = null): string {
  return drawSample(
    <WhenPart
      form={{ ...EMPTY_FORM, timeOfDelivery }}
      quote={{ asksForTime: true, times } as unknown as Quote}
      products={[]}
      stay={null}
      problem={null}
      blocked={blocked}
      onChange={() => undefined}
    />,
  )
}
const radios = (html: string) => html.match(/type="radio"/g)?.length ?? 0

test('a single day is a word, and its times are the only choice', () => {
  const html = draw(inDays(3))
  expect(html).toMatch(/\w{3} \d+ \w{3}<\/span>/)
  expect(radios(html)).toBe(1)
})

test('several days are a choice, each by weekday and date, with the times of the first', () => {
  expect(radios(draw(inDays(3, 4)))).toBe(2 + 1)
  const html = draw(inDays(3, 4, 5, 6))
  expect(radios(html)).toBe(4 + 1)
  expect(html.match(/>\w{3} \d+ \w{3}</g)).toHaveLength(4)
})

test('the day of the time chosen before is the one shown', () => {
  const [first = '', second = '', third = ''] = inDays(3, 4, 5)
  const html = draw([first, second, third], second)
  expect(html.match(/checked=""/g)).toHaveLength(2)
})

test('without a time it says why, where the button finds it', () => {
  const html = draw([], null, 'Breakfast and Massage cannot be had at the same time.')
  expect(html).toContain('id="order-blocked"')
  expect(radios(html)).toBe(0)
})
