import { richTextSchema } from '@innkeeper/domain/guestbook/rich-text.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type EditorNode, richTextOf, templateLineOf, templateTextOf, wordsOf } from './editor-json.ts'

const text = (words: string, marks?: EditorNode['marks']): EditorNode => ({
  type: 'text',
  text: words,
  ...(marks && { marks }),
})
const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content })
const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content })

describe('a line of a template', () => {
  test('is one paragraph, whatever is pasted into it, and holds no link', () => {
    const link = [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://fjellheim.example/' } }]
    const pasted = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Book')] },
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('now', link))] }] },
    )
    expect(templateLineOf(pasted)).toEqual({
      type: 'doc',
      content: [paragraph(text('Book'), text(' '), text('now', [{ type: 'bold' }]))],
    })
    expect(templateLineOf(doc(paragraph()))).toBeUndefined()
  })
})

describe('formatted text', () => {
  test('headings, lists, marks and links keep their shape and pass the whitelist', () => {
    const found = richTextOf(
      doc(
        { type: 'heading', attrs: { level: 3, textAlign: 'left' }, content: [text('Walks')] },
        paragraph(
          text('Ask '),
          text('us', [{ type: 'bold' }, { type: 'link', attrs: { href: 'tel:+4722', target: '_blank' } }]),
        ),
        {
          type: 'orderedList',
          attrs: { start: 1 },
          content: [{ type: 'listItem', content: [paragraph(text('North'))] }],
        },
      ),
    )
    expect(z.safeParse(richTextSchema, found).success).toBe(true)
    expect(found?.content[1]).toEqual({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Ask ' },
        {
          type: 'text',
          text: 'us',
          marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'tel:+4722' } }],
        },
      ],
    })
  })

  test('what is not on the whitelist is left out', () => {
    const found = richTextOf(
      doc(
        { type: 'codeBlock', content: [text('x')] },
        paragraph(
          text('Hello', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }, { type: 'strike' }]),
        ),
      ),
    )
    expect(found?.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }])
  })

  test('no words are no text; empty lines between stay, at the end they go', () => {
    expect(richTextOf(doc(paragraph(), paragraph(text('  '))))).toBeUndefined()
    expect(
      richTextOf(doc(paragraph(text('a')), paragraph(), paragraph(text('b')), paragraph()))?.content,
    ).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'a' }] },
      { type: 'paragraph' },
      { type: 'paragraph', content: [{ type: 'text', text: 'b' }] },
    ])
  })

  test('the words alone', () => {
    const list = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] }
    expect(wordsOf(richTextOf(doc(paragraph(text('a'), { type: 'hardBreak' }, text('b')), list)))).toBe(
      'a\nb\n\n• one',
    )
  })
})

describe('a text of a template', () => {
  const styled = (attrs: Record<string, unknown>) => ({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Snow', marks: [{ type: 'textStyle', attrs }] }] },
    ],
  })

  test('keeps words in colours of the property, written-out colours and fonts', () => {
    for (const attrs of [{ color: 'brand' }, { color: '#b9512b', fontFamily: 'Fraunces' }]) {
      expect(templateTextOf(styled({ fontFamily: null, ...attrs }))).toEqual(styled(attrs))
    }
  })

  test('loses what is neither, and a card loses both', () => {
    const plain = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Snow' }] }] }
    expect(templateTextOf(styled({ color: 'red;position:fixed', fontFamily: '' }))).toEqual(plain)
    expect(richTextOf(styled({ color: 'brand' }))).toEqual(plain)
  })
})
