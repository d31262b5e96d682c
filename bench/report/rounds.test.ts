import { expect, test } from 'vitest'
import { roundsWithin } from './rounds.ts'

/** Each look at the clock costs this much. */
const clockOf = (stepMs: number) => {
  let time = 0
  return () => {
    time += stepMs
    return time
  }
}

test('a quick machine makes all rounds', () => {
  expect([...roundsWithin({ most: 4, least: 2, budgetMs: 1000 }, clockOf(1))]).toEqual([1, 2, 3, 4])
})

test('a slow machine stops early, but never before the least', () => {
  expect([...roundsWithin({ most: 9, least: 3, budgetMs: 10 }, clockOf(100))]).toEqual([1, 2, 3])
})
