import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLink } from '../links.ts'
import { cardSchema } from './card-schema.ts'
import { cardLinksFit, everyLinkFits, withFitLinks, withoutUnfitLinks } from './fit-links.ts'
import { newCard } from './new-card.ts'

const textWith = (...hrefs: string[]) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: hrefs.map((href) => ({
        type: 'text' as const,
        text: 'words',
        marks: [{ type: 'bold' as const }, { type: 'link' as const, attrs: { href } }],
      })),
    },
  ],
})
const english = { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' }
const localization = { languages: { GB: english }, default: 'GB' }
const bodyOf = (text: ReturnType<typeof textWith>) => ({ 0: { default: { title: 'Walks', body: text } } })

it('what is stored keeps its words and loses the links that do not fit', () => {
  const hrefs = fc.array(
    fc.constantFrom('//evil.example', '/\\evil', 'https://skyss.no', '/return/x', 'javascript:x', 'tel:112'),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(hrefs, (written) => {
      const text = textWith(...written)
      expect(everyLinkFits(bodyOf(text))).toBe(written.every(isLink))
      const kept = withoutUnfitLinks(bodyOf(text))
      expect(everyLinkFits(kept)).toBe(true)
      const parts = kept[0].default.body.content[0]?.content ?? []
      expect(parts.map((part) => part.text)).toEqual(written.map(() => 'words'))
      expect(parts.flatMap(({ marks }) => marks.filter(({ type }) => type === 'link')).length).toBe(
        written.filter(isLink).length,
      )
    }),
  )
})

it('a card with such links is still a card, and reaches guests without them', () => {
  const made = newCard('FixedSizeBox', { localization, newId: () => 'a'.repeat(22) })
  const link = { type: 'url' as const, value: 'https://bank.no\\@evil.example' }
  const card = { ...made, content: bodyOf(textWith('//evil.example')), options: { ...made.options, link } }
  expect(cardSchema.safeParse(card).success).toBe(true)
  expect(cardLinksFit(card)).toBe(false)
  const shown = withFitLinks(card)
  expect(cardLinksFit(shown)).toBe(true)
  expect(shown.options.link).toBeUndefined()
  expect(shown.content[0]?.default?.title).toBe('Walks')
  expect(withFitLinks(shown)).toBe(shown)
})
