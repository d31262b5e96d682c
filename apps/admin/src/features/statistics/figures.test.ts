import { expect, test } from 'vitest'
import { changeOf } from '../../components/figures/change.ts'
import { englishTexts } from '../../platform/english-texts.ts'
import { durationWords } from './duration-words.ts'

const t = await englishTexts()

test('a change is told in whole percent, and not at all from nothing', () => {
  expect(changeOf(15, 10)).toEqual({ direction: 'up', percent: 50 })
  expect(changeOf(5, 10)).toEqual({ direction: 'down', percent: 50 })
  expect(changeOf(1001, 1000)).toEqual({ direction: 'same', percent: 0 })
  expect(changeOf(0, 10)).toEqual({ direction: 'down', percent: 100 })
  expect(changeOf(10, 0)).toBeNull()
})

test('a wait is told in the unit a person would use', () => {
  expect(durationWords(0.2, t)).toBe('1 second')
  expect(durationWords(59, t)).toBe('59 seconds')
  expect(durationWords(90, t)).toBe('2 minutes')
  expect(durationWords(7100, t)).toBe('118 minutes')
  expect(durationWords(7200, t)).toBe('2 hours')
  expect(durationWords(3 * 86_400, t)).toBe('3 days')
})
