import { expect, test } from 'vitest'
import { picturesOf } from './save-around.ts'

const ORIGIN = 'https://inn.example'

test('of a page’s pictures one width is kept, each once and not more than a page shows', () => {
  const html =
    '<picture><source srcset="/media/f/p1/400.avif 400w"><img class="x" src="/media/f/p1/800.jpeg" alt=""></picture>' +
    '<img src="/media/f/p1/800.jpeg"><img src="/media/f/p2/800.jpeg">'
  expect(picturesOf(html, ORIGIN)).toEqual([`${ORIGIN}/media/f/p1/800.webp`, `${ORIGIN}/media/f/p2/800.webp`])
  const many = Array.from({ length: 40 }, (_, index) => `<img src="/media/f/p${index}/800.jpeg">`).join('')
  expect(picturesOf(many, ORIGIN)).toHaveLength(12)
})
