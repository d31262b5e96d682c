import { describe, expect, test } from 'vitest'
import { type CardDraft, draftOf, tidyDraft } from './card-draft.ts'
import { withLayoutFor, withoutSection, withPictures, withSection, withWords } from './edits.ts'
import { sampleCard } from './sample-card.ts'

const draft = (content: CardDraft['content']): CardDraft => draftOf(sampleCard({ content }))
const tidy = (content: CardDraft['content']) => tidyDraft(draft(content)).content
const DANISH = { language: 1, variant: 'default', main: 0 }
const photo = { mediaId: 'BBBBBBBBBBBBBBBBBBBBBB', alt: 'The lake' }

describe('a draft as it is saved', () => {
  test('empty texts, half-written facts and languages without a word are left out', () => {
    expect(
      tidy({
        0: {
          default: {
            title: ' Wi-Fi ',
            subtitle: ' ',
            button: { text: '' },
            facts: [
              { label: 'Network', value: 'fjellheim' },
              { label: 'Password', value: '' },
            ],
          },
        },
        1: { default: { title: '  ' } },
      }),
    ).toEqual({ 0: { default: { title: 'Wi-Fi', facts: [{ label: 'Network', value: 'fjellheim' }] } } })
  })

  test('what skipping saves is a text like the others: kept by itself, gone when it is emptied', () => {
    const saving = (words: string) => ({ 0: { either: { title: 'Cleaning?', saving: words } } })
    expect(tidy(saving(' A spruce. '))).toEqual(saving('A spruce.'))
    expect(tidy(saving(' '))).toEqual({ 0: { either: { title: 'Cleaning?' } } })
    const danish = { ...saving('A spruce.'), 1: { either: { saving: 'En gran.' } } }
    expect(tidy(danish)).toEqual(danish)
  })

  test('a card that says nothing at all keeps its place: guests may still get its icon or its hours', () => {
    expect(tidy({ 0: { default: { title: '' } } })).toEqual({ 0: { default: {} } })
  })

  test('the first word in a language brings the pictures along, taking it away leaves nothing behind', () => {
    const english = draft({ 0: { default: { title: 'Lake', pictures: [photo] } } })
    const danish = withWords(english, DANISH, (box) => ({ ...box, title: 'Sø' }))
    expect(danish.content[1]?.default?.pictures).toEqual([{ ...photo, alt: '' }])
    const cleared = withWords(danish, DANISH, (box) => ({ ...box, title: '' }))
    expect(tidyDraft(cleared)).toEqual(tidyDraft(english))
  })

  test('what a picture shows stays in a language that says nothing else', () => {
    const content = {
      0: { default: { title: 'Lake', pictures: [photo] } },
      1: { default: { pictures: [{ ...photo, alt: 'Søen' }] } },
    }
    expect(tidy(content)).toEqual(content)
  })

  test('pictures are the same in all languages that have words, and keep what they show', () => {
    const before = draft({
      0: { default: { title: 'Lake', pictures: [photo] } },
      1: { default: { title: 'Sø' } },
    })
    const added = { mediaId: 'CCCCCCCCCCCCCCCCCCCCCC', altIn: (language: number) => `alt ${language}` }
    const after = withPictures(before, { variant: 'default', main: 0 }, [
      { mediaId: photo.mediaId, altIn: () => '' },
      added,
    ])
    expect(after.content[0]?.default?.pictures?.map(({ alt }) => alt)).toEqual(['The lake', 'alt 0'])
    expect(after.content[1]?.default?.pictures?.map(({ alt }) => alt)).toEqual(['', 'alt 1'])
  })

  test('a section is written alone in a language, and other words bring the pictures along later', () => {
    const english = draft({ 0: { default: { title: 'Lake', pictures: [photo] } } })
    const begun = withSection(english, 0, { title: ' Outside ', note: '' })
    expect(tidyDraft(begun).content[0]?.default?.section).toEqual({ title: 'Outside', note: '' })
    const danish = withSection(begun, 1, { title: 'Udenfor', note: '' })
    expect(tidyDraft(danish).content[1]).toEqual({ default: { section: { title: 'Udenfor', note: '' } } })
    const written = withWords(danish, DANISH, (box) => ({ ...box, title: 'Sø' }))
    expect(written.content[1]?.default).toMatchObject({ title: 'Sø', pictures: [{ ...photo, alt: '' }] })
    expect(tidyDraft(withoutSection(danish))).toEqual(tidyDraft(english))
  })

  test('a section without a heading is none, and leaves no variant behind', () => {
    const voucher = draft({ 0: { preRedeemed: { title: 'A drink' } } })
    const begun = withSection(voucher, 0, { title: ' ', note: 'until ten' })
    expect(tidyDraft(begun).content[0]?.default?.section).toBeUndefined()
    expect(withoutSection(withSection(voucher, 0, { title: 'Eat', note: '' }))).toEqual(voucher)
  })
})

test('the first picture of a card changes its layout so that it shows', () => {
  const plain = draft({})
  expect(plain.styles.layout).toBe('plain')
  expect(withLayoutFor(plain, { before: 0, after: 1 }).styles.layout).toBe('picture')
  expect(withLayoutFor(plain, { before: 1, after: 2 })).toBe(plain)
})
