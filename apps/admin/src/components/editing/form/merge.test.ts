import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedParts } from './changed-parts.ts'
import { differences, type FieldDepths, type Side, withChoices } from './merge.ts'

type Draft = { name: string; isOpen: boolean; words: Record<string, Record<string, string>> }

const DEPTHS: FieldDepths = { words: 3 }
const text = fc.constantFrom('a', 'b', 'c')
/** Few names and few values, so that both sides often change the same field, and often to the same. */
const drafts: fc.Arbitrary<Draft> = fc.record({
  name: text,
  isOpen: fc.boolean(),
  words: fc.dictionary(fc.constantFrom('en', 'da'), fc.dictionary(fc.constantFrom('title', 'body'), text)),
})

/** Like a draft as it is saved: no language without a word. */
function tidy(draft: Draft): Draft {
  const words = Object.entries(draft.words).filter(([, texts]) => Object.keys(texts).length > 0)
  return { ...draft, words: Object.fromEntries(words) }
}

const at = (draft: Draft, path: readonly string[]) =>
  path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], draft)

function merge(base: Draft, mine: Draft, theirs: Draft, onConflict: Side = 'mine', depths = DEPTHS) {
  const found = differences(depths, { base, mine, theirs })
  const merged = withChoices(theirs, found, (one) => (one.isConflict ? onConflict : one.suggested))
  return { found, merged: tidy(merged), conflicts: found.filter(({ isConflict }) => isConflict) }
}

const three = fc.tuple(drafts.map(tidy), drafts.map(tidy), drafts.map(tidy))
const holds = (rule: (base: Draft, mine: Draft, theirs: Draft) => void) =>
  fc.assert(fc.property(three, ([base, mine, theirs]) => rule(base, mine, theirs)))

describe('two versions that began with the same', () => {
  test('where one side changed nothing, the other is taken as it is', () => {
    holds((base, one) => {
      expect(merge(base, one, base)).toMatchObject({ merged: one, conflicts: [] })
      expect(merge(base, base, one)).toMatchObject({ merged: one, conflicts: [] })
    })
  })

  test('the same change on both sides needs no choice', () => {
    holds((base, one) => {
      expect(merge(base, one, structuredClone(one)).found).toEqual([])
    })
  })

  test('no change of one side alone is lost, and a field both changed has what was chosen', () => {
    holds((base, mine, theirs) => {
      for (const side of ['mine', 'theirs'] as const) {
        const { found, merged } = merge(base, mine, theirs, side)
        for (const { path, isConflict, suggested } of found) {
          const from = (isConflict ? side : suggested) === 'mine' ? mine : theirs
          expect(at(merged, path)).toEqual(at(from, path))
        }
      }
    })
  })

  test('a field is a conflict exactly when all three versions of it differ', () => {
    holds((base, mine, theirs) => {
      for (const { path, isConflict } of merge(base, mine, theirs).found) {
        const [was, my, their] = [at(base, path), at(mine, path), at(theirs, path)]
        expect(isConflict).toBe(was !== my && was !== their && my !== their)
      }
    })
  })

  test('both people are asked about the same fields', () => {
    holds((base, mine, theirs) => {
      const asked = (one: Draft, other: Draft) =>
        merge(base, one, other)
          .conflicts.map(({ path }) => path.join('.'))
          .sort()
      expect(asked(mine, theirs)).toEqual(asked(theirs, mine))
    })
  })

  test('a draft that is chosen as a whole is one of the two', () => {
    holds((base, mine, theirs) => {
      expect(merge(base, mine, theirs, 'mine', 'whole').found.length).toBeLessThanOrEqual(1)
      const { merged, conflicts } = merge(base, mine, theirs, 'theirs', 'whole')
      expect(merged).toEqual(
        conflicts.length > 0 ? theirs : merge(base, mine, theirs, 'mine', 'whole').merged,
      )
    })
  })
})

test('only what was changed is sent', () => {
  const before: Draft = { name: 'Fjellheim', isOpen: true, words: { en: { title: 'Hello' } } }
  expect(changedParts(before, structuredClone(before))).toEqual({})
  const words = { en: { title: 'Good morning' } }
  expect(changedParts(before, { ...before, words })).toEqual({ words })
})
