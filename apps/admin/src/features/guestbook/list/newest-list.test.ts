import { expect, test, vi } from 'vitest'
import type { CardList } from '../card-list-changes.ts'
import { newestList } from './newest-list.ts'

const listOf = (orderRevision: number) => ({ orderRevision }) as CardList

test('a list from before a move that was answered meanwhile is asked for again', async () => {
  const ask = vi.fn().mockResolvedValueOnce(listOf(3)).mockResolvedValueOnce(listOf(4))
  let onScreen = listOf(3)
  const movesAnswered = async () => {
    onScreen = listOf(4)
  }
  expect(await newestList({ ask, known: () => onScreen, movesAnswered })).toEqual(listOf(4))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('one that is as new as the screen, or the first, is taken', async () => {
  for (const known of [undefined, listOf(3), listOf(2)]) {
    const ask = vi.fn().mockResolvedValue(listOf(3))
    const list = await newestList({ ask, known: () => known, movesAnswered: async () => {} })
    expect(list).toEqual(listOf(3))
    expect(ask).toHaveBeenCalledOnce()
  }
})
