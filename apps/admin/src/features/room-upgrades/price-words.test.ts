import { loadAdminMessages } from '@innkeeper/i18n/load-admin.ts'
import { createI18n, translateWith } from '@innkeeper/i18n/runtime.ts'
import { expect, test } from 'vitest'
import type { AdminTranslate } from '../../platform/texts.ts'
import { stayWords } from './night-words.ts'
import { otherPrices } from './price-words.ts'

const t = translateWith(createI18n('en', await loadAdminMessages('en'))) as AdminTranslate
const amount = (price: number) => String(price / 100)
const none: (number | null)[] = Array.from({ length: 7 }, () => null)
const words = (weekdayPrices: (number | null)[], seasons = 0) =>
  otherPrices(
    t,
    {
      weekdayPrices,
      seasons: Array.from({ length: seasons }, () => ({ from: '2026-12-24', to: '2026-12-24', price: 1 })),
    },
    amount,
  )

test('what differs from the usual price stands in a few words, nothing where all is usual', () => {
  expect(words(none)).toBe('')
  expect(words(none.with(4, 55_000).with(5, 55_000), 2)).toBe('weekend 550, 2 seasons')
  expect(words(none.with(0, 40_000).with(2, 40_000), 1)).toBe('Mon, Wed 400, 1 season')
})

test('a stay is said from its first night to the morning after its last, also across months', () => {
  expect(stayWords(t, ['2026-11-20', '2026-11-21'])).toBe('from Friday 20 to Sunday 22 November')
  expect(stayWords(t, ['2026-11-30'])).toBe('from Monday 30 November to Tuesday 1 December')
})
