import { guestSearchWords } from '@innkeeper/domain/guests/search-words.ts'
import { describe, expect, it } from 'vitest'
import { areRare, wordQuery } from './word-search.ts'

const typed = (search: string) => guestSearchWords(search).map((prefixes) => ({ prefixes }))

describe('what is asked of the words of bookings', () => {
  it('is every word of the property, by its beginning, and a filter as it is', () => {
    const words = [...typed('Åse Nygård'), { exactly: '~no' }]
    expect(wordQuery('fjellheim', words)).toBe(
      "('fjellheim/ase':*) & ('fjellheim/nygard':*) & 'fjellheim/~no'",
    )
    expect(wordQuery('fjellheim', [])).toBeNull()
  })

  it('stays a word, whatever signs it has', () => {
    expect(wordQuery('p', [{ exactly: "o'\\' | x" }])).toBe("'p/o''\\\\'' | x'")
  })

  it.each([
    ['anna', false],
    ['an ha', false],
    ['2', false],
    ['anna hansen', true],
    ['204', true],
    ['FH-100042', true],
    ['anna@guest.example', true],
    ['+47 612', true],
  ])('%s is rare: %s', (search, isRare) => {
    expect(areRare(typed(search))).toBe(isRare)
  })
})
