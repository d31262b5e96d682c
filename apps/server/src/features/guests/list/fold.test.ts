import { fold, foldedWords, phoneWords } from '@innkeeper/domain/guests/fold.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../platform/db/port.ts'
import { openTestDatabase } from '../../../testing/database.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const SIGNS = [
  ...'AaZzÅåÄäÖöØøÆæŒœßẞÞþÐðĐđŁłİıÉéÑñÇçŠšŽžÕõÜüĢģŅņŪū',
  ...'ИЁЙйЂґΣσςΩ安平0123789 \t\n\u00a0\u2009\u3000\u0085\u180e',
  ...'-/.,;:()[]{}<>|&+*#"!?_=@\\%$^~–—·•“”„«»\'’‘ʼ`´¨',
]

it('the database folds as the query does, whatever is typed', async () => {
  const text = fc.oneof(
    fc.array(fc.constantFrom(...SIGNS), { maxLength: 20 }).map((signs) => signs.join('')),
    // What an engine's Unicode is too old to know is nobody's name yet.
    fc.string({
      unit: fc.integer({ min: 1, max: 0x1fff }).map((code) => String.fromCodePoint(code)),
      maxLength: 20,
    }),
    fc.array(fc.constantFrom(...'+0047(9-/ 6358'), { maxLength: 18 }).map((signs) => signs.join('')),
  )
  const texts = fc.sample(text, { numRuns: 2000, seed: 15 })
  const { rows } = await db.executeSql(
    `select fold_text(given) as fold, array(
      select without_zeros(word) from unnest(string_to_array(spaced_words(fold_text(given)), ' ')) as word
      where word <> '') as words, phone_words(given) as phone
    from unnest($1::text[]) with ordinality as texts (given, at) order by at`,
    [texts],
  )
  expect(rows).toEqual(
    texts.map((one) => ({ fold: fold(one), words: foldedWords(one), phone: phoneWords(one) })),
  )
})
