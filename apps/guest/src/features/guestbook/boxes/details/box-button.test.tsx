import { expect, test } from 'vitest'
import { drawSample } from '../../draw-sample.tsx'
import { sampleBox } from '../../sample-box.ts'
import { ContentBox } from '../content/content-box.tsx'
import { BoxDetails } from './box-details.tsx'

const link = { type: 'url', href: 'https://table.example/book' } as const
const content = { title: 'Dinner', button: { text: 'Book a table' } }
const withBoth = sampleBox({ id: 'dinner', content, options: { link } })

test('a card with a button opens, and the button leads where staff said', () => {
  expect(drawSample(<ContentBox box={withBoth} isFirst={false} />)).toContain('href="?box=dinner"')
  expect(drawSample(<BoxDetails box={withBoth} />)).toMatch(
    /<a [^>]*href="https:\/\/table\.example\/book"[^>]*target="_blank"[^>]*>Book a table/,
  )
})

test('words that lead nowhere are no button, nor is a destination without words', () => {
  const nowhere = sampleBox({ content, options: {} })
  const wordless = sampleBox({ content: { title: 'Dinner' }, options: { link } })
  for (const box of [nowhere, wordless]) {
    expect(drawSample(<BoxDetails box={box} />)).not.toContain('table.example')
    expect(drawSample(<BoxDetails box={box} />)).not.toContain('Book a table')
  }
})
