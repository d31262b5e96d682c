import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasAllWords, matchRank, searchWords } from './words.ts'

describe('search', () => {
  it('takes the first five words, whatever stands between them', () => {
    expect(searchWords('  Add   a\tCARD ')).toEqual(['add', 'a', 'card'])
    expect(searchWords('1 2 3 4 5 6')).toHaveLength(5)
  })

  it('finds a thing by any parts of its texts, in any order', () => {
    expect(hasAllWords(['Firewood basket', null, 'Winter'], searchWords('wint fire'))).toBe(true)
    expect(hasAllWords(['Firewood basket'], searchWords('fire summer'))).toBe(false)
  })

  it('finds every name by itself, before names that only hold it', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zæøå]{2,8}$/),
        fc.stringMatching(/^[a-zæøå]{2,8}$/),
        (name, other) => {
          const words = searchWords(name)
          expect(hasAllWords([name], words)).toBe(true)
          expect(matchRank(name, words)).toBeLessThanOrEqual(matchRank(`${other} ${name}`, words))
        },
      ),
    )
  })
})
