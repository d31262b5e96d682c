import { describe, expect, test } from 'vitest'
import type { CardFormValues, CardTexts } from './card-texts.ts'
import { chosenValues, differences } from './merge.ts'

const values = (texts: Partial<CardTexts>): CardFormValues => ({
  texts: { 0: { title: 'Breakfast', subtitle: 'Seven to ten', body: '', button: '', ...texts } },
})

describe('two people save the same card', () => {
  test('what only one of them changed is suggested from that side', () => {
    const found = differences(values({}), values({ title: 'Mine' }), values({ subtitle: 'Theirs' }))
    expect(found.map(({ field, suggested, isConflict }) => [field, suggested, isConflict])).toEqual([
      ['title', 'mine', false],
      ['subtitle', 'theirs', false],
    ])
    const merged = chosenValues(values({ subtitle: 'Theirs' }), found, ({ suggested }) => suggested)
    expect(merged).toEqual(values({ title: 'Mine', subtitle: 'Theirs' }))
  })

  test('a text both changed is a conflict and nothing of either is lost', () => {
    const found = differences(values({}), values({ title: 'Mine' }), values({ title: 'Theirs' }))
    expect(found).toEqual([
      { language: '0', field: 'title', mine: 'Mine', theirs: 'Theirs', isConflict: true, suggested: 'mine' },
    ])
    expect(chosenValues(values({ title: 'Theirs' }), found, () => 'theirs')).toEqual(
      values({ title: 'Theirs' }),
    )
  })

  test('the same change on both sides needs no choice', () => {
    expect(differences(values({}), values({ title: 'Same' }), values({ title: 'Same' }))).toEqual([])
  })
})
