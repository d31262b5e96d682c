import { expect, test } from 'vitest'
import { sampleBox } from '../sample-box.ts'
import { cardToShow, scrollManner } from './use-card-in-view.ts'

const boxes = [
  sampleBox({ id: 'spa' }),
  sampleBox({ id: 'order', type: 'Product', options: { form: 'form-1' } }),
]

test('the card of the open box comes into view, also when its form opened it', () => {
  expect(cardToShow(boxes, 'spa')).toBe('card-spa')
  expect(cardToShow(boxes, 'form-1')).toBe('card-order')
})

test('nothing moves while nothing is open, or when it is gone', () => {
  expect(cardToShow(boxes, null)).toBeNull()
  expect(cardToShow(boxes, 'gone')).toBeNull()
})

test('a card comes no further than needed, and without motion for those who want none', () => {
  expect(scrollManner(false)).toEqual({ block: 'nearest', inline: 'nearest', behavior: 'smooth' })
  expect(scrollManner(true).behavior).toBe('instant')
})
