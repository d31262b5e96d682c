import type { RichText } from '@innkeeper/domain/guestbook/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { bodyOfPlainText, plainTextOf } from './plain-text.ts'

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
})

describe('the text of a card', () => {
  test('is its paragraphs with a blank line between them', () => {
    const body: RichText = { type: 'doc', content: [paragraph('Bread.'), paragraph('Coffee.')] }
    expect(plainTextOf(body)).toBe('Bread.\n\nCoffee.')
  })

  test('is empty when there is none', () => {
    expect(plainTextOf(undefined)).toBe('')
    expect(bodyOfPlainText(' \n\n ')).toBeUndefined()
  })

  test('comes back the same after editing as plain text', () => {
    const typed = 'First line\nsecond line\n\nNext paragraph'
    expect(plainTextOf(bodyOfPlainText(typed))).toBe(typed)
  })

  test('starts one paragraph however many blank lines were typed', () => {
    expect(bodyOfPlainText('One\n\n \n\n\nTwo')?.content).toHaveLength(2)
  })

  test.each<[string, RichText['content'][number]]>([
    ['a heading', { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Hours' }] }],
    ['a list', { type: 'bulletList', content: [] }],
    ['bold words', { type: 'paragraph', content: [{ type: 'text', text: 'Hi', marks: [{ type: 'bold' }] }] }],
  ])('is not plain when it holds %s', (_, block) => {
    expect(plainTextOf({ type: 'doc', content: [paragraph('Bread.'), block] })).toBeNull()
  })
})
