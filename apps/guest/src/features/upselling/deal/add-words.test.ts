import { expect, test } from 'vitest'
import { writeStore } from '../draw-store.tsx'
import { atTimes, byHour, byNight, sampleStoreProduct } from '../sample-store.ts'
import { storeFormats } from '../use-store-formats.ts'
import { addWords, pickedWords } from './add-words.ts'
import { firstChoosing, missingOf, withDays, withTime } from './choosing.ts'

const t = await writeStore('en')
const formats = storeFormats(t, { language: 'en', timeZone: 'Europe/Oslo', currency: 'NOK' })
const nights = byNight({ '2026-11-15': 3, '2026-11-16': 3, '2026-11-18': 3 })

function wordsOf(product: typeof nights, days: string[], time: string | null = null, isChange = false) {
  const picked = withDays(product, firstChoosing(product), days)
  const choosing = time === null ? picked : withTime(picked, time)
  const missing = missingOf(product, choosing)
  const writing = { t, formats }
  return [
    pickedWords({ product, choosing }, writing),
    addWords({ product, choosing, missing, isChange }, writing),
  ]
}

test('the button names what happens', () => {
  expect(wordsOf(nights, ['2026-11-16'])).toEqual(['Monday night', 'Add this night'])
  expect(wordsOf(nights, ['2026-11-18', '2026-11-16'])).toEqual([
    'Monday and Wednesday night',
    'Add both nights',
  ])
  expect(wordsOf(nights, ['2026-11-15', '2026-11-16', '2026-11-18'])[1]).toBe('Add 3 nights')
  const days = { ...nights, pricedBy: 'day' as const }
  expect(wordsOf(days, ['2026-11-16'])).toEqual(['Monday', 'Add this day'])
  const sauna = atTimes({ '2026-11-17': { '18:00': 1, '20:00': 1 } })
  expect(wordsOf(sauna, ['2026-11-17'], '18:00')).toEqual(['Tuesday, 18:00', 'Add, Tuesday at 18:00'])
  expect(wordsOf(byHour(), ['2026-11-15'], '13:00')).toEqual([
    'Sunday, from 13:00',
    'Add, your room from 13:00',
  ])
  const late = byHour(1, { stayMoment: 'departure' })
  expect(wordsOf(late, ['2026-11-15'], '14:00')[1]).toBe('Add, your room until 14:00')
  expect(wordsOf(sampleStoreProduct(), [])[1]?.replaceAll('\u00a0', ' ')).toBe('Add, NOK 195')
  expect(wordsOf(nights, ['2026-11-16'], null, true)[1]).toBe('Save the change')
})

test('or says what is still to be chosen', () => {
  expect(wordsOf(nights, [])[1]).toBe('Choose a night')
  expect(wordsOf(atTimes({ '2026-11-17': { '18:00': 1, '20:00': 1 } }), ['2026-11-17'])[1]).toBe(
    'Choose a time',
  )
})

test('days further apart than a week say their dates', () => {
  const long = byNight({ '2026-11-16': 1, '2026-11-30': 1 })
  expect(wordsOf(long, ['2026-11-16', '2026-11-30'])[0]).toBe('Mon 16 Nov and Mon 30 Nov night')
})
