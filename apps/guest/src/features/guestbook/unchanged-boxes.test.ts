import { expect, it } from 'vitest'
import { sampleBox } from './sample-box.ts'
import { keepUnchanged } from './unchanged-boxes.ts'

const three = () => ['a', 'b', 'c'].map((id) => sampleBox({ id, content: { title: id } }))

it('boxes that say the same stay the very same', () => {
  const before = three()
  expect(keepUnchanged(before, three())).toBe(before)
})

it('a box that says something else is new, the others stay', () => {
  const before = three()
  const after = three()
  after[1] = sampleBox({ id: 'b', content: { title: 'other' } })
  const boxes = keepUnchanged(before, after)
  expect(boxes.map((box, index) => box === before[index])).toEqual([true, false, true])
  expect(boxes[1]).toBe(after[1])
})

it('an order of its own, and boxes that come and go, are told', () => {
  const before = three()
  const [a, b, c] = three()
  const boxes = keepUnchanged(
    before,
    [c, a].flatMap((box) => box ?? []),
  )
  expect(boxes).toEqual([c, a])
  expect(boxes[0]).toBe(before[2])
  expect(b?.id).toBe('b')
})
