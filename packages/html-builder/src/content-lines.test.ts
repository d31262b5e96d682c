import { describe, expect, it } from 'vitest'
import { headerParts, labelOf, wordsOf } from './content-lines.ts'

describe('a line of a template', () => {
  const link = { type: 'link' as const, attrs: { href: 'https://x.example' } }
  const inline = [
    { type: 'text' as const, text: 'Walks, ' },
    { type: 'hardBreak' as const },
    { type: 'text' as const, text: 'mapped', marks: [{ type: 'bold' as const }, link] },
  ]
  const paragraph = { type: 'paragraph' as const, content: inline }

  it('that opens a header is its title; the rest leads on', () => {
    const parts = headerParts({ type: 'doc', content: [paragraph, { type: 'paragraph' }] })
    expect(parts).toEqual({ title: inline, lead: { type: 'doc', content: [{ type: 'paragraph' }] } })
    expect(headerParts({ type: 'doc', content: [] })).toEqual({ title: [], lead: null })
  })

  it('on a button holds no link and no break', () => {
    const label = labelOf({ type: 'doc', content: [paragraph] })
    expect(wordsOf(label)).toBe('Walks,  mapped')
    expect(label.at(-1)).toEqual({ type: 'text', text: 'mapped', marks: [{ type: 'bold' }] })
  })
})
