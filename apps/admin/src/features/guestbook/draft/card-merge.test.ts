import { describe, expect, test } from 'vitest'
import { differences as differencesOf, withChoices } from '../../../components/editing/form/merge.ts'
import { type CardDraft, draftOf } from './card-draft.ts'
import { cardForm } from './card-store.ts'
import { sampleCard } from './sample-card.ts'

const base = draftOf(sampleCard())
const differences = (before: CardDraft, mine: CardDraft, theirs: CardDraft) =>
  differencesOf(cardForm.depths, { base: before, mine, theirs })
const words = (box: Record<string, string>): CardDraft => ({
  ...base,
  content: { 0: { default: { title: 'Breakfast', subtitle: 'Seven to ten', ...box } } },
})

describe('two people save the same card', () => {
  test('what only one of them changed is suggested from that side', () => {
    const theirs = words({ subtitle: 'Theirs' })
    const found = differences(base, words({ title: 'Mine' }), theirs)
    expect(found.map(({ path, suggested, isConflict }) => [path.at(-1), suggested, isConflict])).toEqual([
      ['title', 'mine', false],
      ['subtitle', 'theirs', false],
    ])
    const merged = withChoices(theirs, found, ({ suggested }) => suggested)
    expect(merged.content).toEqual(words({ title: 'Mine', subtitle: 'Theirs' }).content)
  })

  test('a field both changed is a conflict and nothing of either is lost', () => {
    const found = differences(base, words({ title: 'Mine' }), words({ title: 'Theirs' }))
    expect(found).toEqual([
      {
        path: ['content', '0', 'default', 'title'],
        mine: 'Mine',
        theirs: 'Theirs',
        isConflict: true,
        suggested: 'mine',
      },
    ])
  })

  test('a text I took away and they left goes, a text they took away and I changed is a conflict', () => {
    const without: CardDraft = { ...base, content: { 0: { default: { title: 'Breakfast' } } } }
    const mine = differences(base, without, base)
    expect(withChoices(base, mine, ({ suggested }) => suggested).content).toEqual(without.content)
    expect(differences(base, words({ subtitle: 'New' }), without)[0]?.isConflict).toBe(true)
  })

  test('the same change on both sides needs no choice', () => {
    expect(differences(base, words({ title: 'Same' }), words({ title: 'Same' }))).toEqual([])
  })

  test('options and styles are compared one by one, visibility as one', () => {
    const mine: CardDraft = {
      ...base,
      options: { icon: 'wifi' },
      styles: { ...base.styles, layout: 'brand' },
    }
    const theirs: CardDraft = {
      ...base,
      options: { link: { type: 'url', value: 'https://a.example' } },
      visibility: null,
    }
    const found = differences(base, mine, theirs)
    expect(found.some(({ isConflict }) => isConflict)).toBe(false)
    const merged = withChoices(theirs, found, ({ suggested }) => suggested)
    expect(merged).toMatchObject({
      options: { icon: 'wifi', link: { type: 'url' } },
      styles: { layout: 'brand' },
      visibility: null,
    })
  })
})
