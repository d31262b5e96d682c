import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrange, type Shape, type Wish } from './arrange.ts'

const shapes = (wishes: Wish[], before?: Shape) =>
  arrange(wishes, (wish) => wish, before).map(({ shape, boxes }) => `${shape} ${boxes.length}`)

test('a large card and two small ones stand as one wide and two small', () => {
  expect(shapes(['picture', 'small', 'small'])).toEqual(['feature 3'])
  expect(shapes(['picture', 'picture', 'picture'])).toEqual(['feature 3'])
})

test('many cards are a row that peeks, lines are a list, tiles stay tiles', () => {
  expect(shapes(['picture', 'picture', 'picture', 'picture'])).toEqual(['row 4'])
  expect(shapes(['line', 'line', 'tile', 'tile', 'own'])).toEqual(['list 2', 'tiles 2', 'own 1'])
  // A small card without another beside it is a line of the list.
  expect(shapes(['picture', 'small', 'line'])).toEqual(['wide 1', 'list 2'])
})

test('what follows its like takes another shape, also across sections', () => {
  expect(shapes(['picture'], 'wide')).toEqual(['list 1'])
  // One wide and two small begins wide.
  expect(shapes(['picture', 'small', 'small'], 'wide')).toEqual(['list 1', 'pair 2'])
  expect(shapes(['line', 'line', 'line'], 'list')).toEqual(['row 3'])
})

const wish = fc.constantFrom<Wish>('picture', 'small', 'line', 'tile', 'own')
const shape = fc.constantFrom<Shape>('wide', 'feature', 'pair', 'row', 'list', 'tiles', 'own')

test('every box stands once and in its order, whatever there is', () => {
  fc.assert(
    fc.property(fc.array(wish), fc.option(shape, { nil: undefined }), (wishes, before) => {
      const boxes = wishes.map((wanted, place) => ({ wanted, place }))
      const blocks = arrange(boxes, ({ wanted }) => wanted, before)
      expect(blocks.flatMap((block) => block.boxes)).toEqual(boxes)
    }),
  )
})

test('no shape of cards follows itself', () => {
  fc.assert(
    fc.property(fc.array(wish), shape, (wishes, before) => {
      const found = [before, ...arrange(wishes, (wanted) => wanted, before).map((block) => block.shape)]
      for (const [place, one] of found.entries())
        if (place > 0 && one !== 'own' && one !== 'tiles') expect(one).not.toBe(found[place - 1])
    }),
  )
})
