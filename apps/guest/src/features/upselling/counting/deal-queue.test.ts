import { expect, test, vi } from 'vitest'
import { createDealQueue, type SeenDeal } from './deal-queue.ts'

function aQueue(known: string[] = []) {
  const sent: SeenDeal[][] = []
  const keep = vi.fn()
  let later: () => void = () => undefined
  const queue = createDealQueue({
    known,
    keep,
    send: (deals) => sent.push(deals),
    later: (run) => {
      later = run
    },
  })
  return { queue, sent, keep, pass: () => later() }
}

test('each deal and step is counted once a visit, a few at a time', () => {
  const { queue, sent, keep, pass } = aQueue(['shown sauna'])
  queue.add('stars', 'shown')
  queue.add('sauna', 'shown')
  queue.add('stars', 'shown')
  queue.add('stars', 'opened')
  expect(sent).toEqual([])
  pass()
  expect(sent).toEqual([
    [
      { dealId: 'stars', step: 'shown' },
      { dealId: 'stars', step: 'opened' },
    ],
  ])
  expect(keep).toHaveBeenLastCalledWith(['shown sauna', 'shown stars', 'opened stars'])
  pass()
  expect(sent).toHaveLength(1)
})

test('what waits is sent when the page goes, and never more than one call takes', () => {
  const { queue, sent } = aQueue()
  for (let index = 0; index < 150; index++) queue.add(`deal-${index}`, 'shown')
  queue.flush()
  expect(sent.map((deals) => deals.length)).toEqual([100, 50])
})
