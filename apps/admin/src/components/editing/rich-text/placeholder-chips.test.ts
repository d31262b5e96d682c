import { expect, test } from 'vitest'
import { placeholdersIn } from './placeholder-chips.ts'

test('only what fills a placeholder becomes a chip', () => {
  expect(placeholdersIn('Dear {{firstName}}, room {{ roomNumber }} and {{constructor}}')).toEqual([
    { from: 5, to: 18, name: 'firstName' },
    { from: 25, to: 41, name: 'roomNumber' },
  ])
})
