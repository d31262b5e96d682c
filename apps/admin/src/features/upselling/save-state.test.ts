import { CallError } from '@innkeeper/api/client.ts'
import { expect, test, vi } from 'vitest'
import { sampleDeal } from './sample-deal.ts'
import { saveState } from './save-state.ts'

const stale = (revision: number) =>
  new CallError('deal/stale-revision', 409, '', { current: sampleDeal({}, { revision }) })
const { id } = sampleDeal().deal

test('a deal is paused by a call of its own, with nothing that is typed beside it', async () => {
  const paused = sampleDeal({ state: 'paused' }, { revision: 2 })
  const send = vi.fn().mockResolvedValue(paused)
  expect(await saveState(send, sampleDeal(), 'paused')).toBe(paused)
  expect(send.mock.calls).toEqual([[{ dealId: id, revision: 1, change: { state: 'paused' } }]])
})

test('a version that was saved meanwhile is no reason not to pause', async () => {
  const paused = sampleDeal({ state: 'paused' }, { revision: 5 })
  const send = vi.fn().mockRejectedValueOnce(stale(4)).mockResolvedValue(paused)
  expect(await saveState(send, sampleDeal(), 'paused')).toBe(paused)
  expect(send.mock.lastCall?.[0]).toMatchObject({ revision: 4 })
})

test('what cannot be saved is said, and a deal that changes all the time is given up', async () => {
  const gone = new CallError('deal/unknown', 404, '')
  await expect(saveState(vi.fn().mockRejectedValue(gone), sampleDeal(), 'paused')).rejects.toBe(gone)
  const send = vi.fn().mockRejectedValue(stale(9))
  await expect(saveState(send, sampleDeal(), 'paused')).rejects.toMatchObject({ code: 'deal/stale-revision' })
  expect(send).toHaveBeenCalledTimes(3)
})
