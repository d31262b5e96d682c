import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMarkup } from './read-markup.ts'
import type { RichTextInline } from './rich-text.ts'
import { fromPieces, piecesOf, toMarkup } from './translation-markup.ts'

const text = (words: string, ...marks: ('bold' | 'italic')[]): RichTextInline => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
})
const link: RichTextInline = {
  type: 'text',
  text: 'our menu',
  marks: [{ type: 'link', attrs: { href: 'https://fjellheim.example/menu' } }],
}

describe('a line on its way through a translator', () => {
  it('is one sentence with numbered tags; addresses stay at home', () => {
    const line = [text('See '), link, text(' & greet {{firstName}} <3')]
    expect(toMarkup(line)).toBe(
      'See <g id="1">our menu</g> &amp; greet <x id="0" translate="no">{{firstName}}</x> &lt;3',
    )
  })

  it('comes back with its parts where the other language wants them', () => {
    const line = [text('Hi {{firstName}}, '), link, text(' is here.')]
    expect(
      fromMarkup('<g id="1">Menyen vår</g> er her, <x id="0" translate="no">{{fornavn}}</x>.', line),
    ).toEqual([{ ...link, text: 'Menyen vår' }, text(' er her, {{firstName}}.')])
    expect(fromMarkup('<x id="0"/>: <g id="1">menyen</g>', line)?.[0]).toEqual(text('{{firstName}}: '))
  })

  it('is not believed when a tag is lost, doubled, crossed or new', () => {
    const line = [text('Hi {{firstName}}, '), text('welcome', 'bold')]
    for (const broken of [
      'Hei, <g id="1">velkommen</g>',
      'Hei <x id="0"></x><x id="0"></x> <g id="1">velkommen</g>',
      'Hei <x id="0"></x> velkommen',
      'Hei <g id="1">vel<x id="0"></g></x>',
      'Hei <x id="0"></x> <g id="0">velkommen</g>',
      'Hei <x id="0"></x> <g id="1">velkommen',
      'Hei <x id="0"></x> <g id="1">velkommen</g><script>',
      'Hei <x id="0"></x> <g id="1">velkommen</g><br>',
    ]) {
      expect(fromMarkup(broken, line), broken).toBeNull()
    }
  })

  it('goes in pieces through a translator that loses tags', () => {
    const line = [
      text('Hi {{firstName}}, '),
      text('welcome', 'bold'),
      { type: 'hardBreak' as const },
      text(' now'),
    ]
    expect(piecesOf(line)).toEqual(['Hi ', ', ', 'welcome', ' now'])
    expect(fromPieces(line, ['Hei', ',', '<b>velkommen</b>', 'n&aring;'])).toEqual([
      text('Hei {{firstName}}, '),
      text('velkommen', 'bold'),
      { type: 'hardBreak' },
      text(' n&aring;'),
    ])
  })

  it('through a translator that changes nothing, nothing changes', () => {
    const words = fc.oneof(
      fc.string({ minLength: 1, maxLength: 10 }),
      fc.constantFrom('{{firstName}}', 'a & b', '<b>', '&lt;', 'Room {{ roomNumber }}!', '{{a}}{{b}}'),
    )
    const marks = fc.constantFrom<('bold' | 'italic')[]>([], ['bold'], ['italic'], ['bold', 'italic'])
    const part = fc.oneof(
      { weight: 5, arbitrary: fc.tuple(words, marks).map(([word, found]) => text(word, ...found)) },
      { weight: 1, arbitrary: fc.constant<RichTextInline>({ type: 'hardBreak' }) },
    )
    // As the editor stores them: neighbours with the same marks are one.
    const merged = (line: RichTextInline[]) => {
      const parts: RichTextInline[] = []
      for (const next of line) {
        const last = parts.at(-1)
        const isSame =
          last?.type === 'text' &&
          next.type === 'text' &&
          JSON.stringify(last.marks) === JSON.stringify(next.marks)
        if (isSame) parts[parts.length - 1] = { ...last, text: last.text + next.text }
        else parts.push(next)
      }
      return parts
    }
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }).map(merged), (line) => {
        expect(fromMarkup(toMarkup(line), line)).toEqual(line)
        expect(fromPieces(line, piecesOf(line))).toEqual(line)
      }),
    )
  })
})
