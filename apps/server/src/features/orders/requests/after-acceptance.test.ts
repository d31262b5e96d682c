import { describe, expect, it, onTestFinished } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { type Answer, caller } from '../../../testing/caller.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'

/** As the API writes it. */
const NOW = new Date(TEST_NOW).toISOString()

let app: TestApp
let house: PropertyWithReception
housePerTest((made) => {
  ;({ app, house } = made)
})

const said = ({ status, code }: Answer) => [status, code]
const act = (id: string, what: string, body?: object) =>
  house.call('POST', `orderRequests/${id}/${what}`, body)
const placed = async (stock?: number) => {
  const product = await house.product(stock === undefined ? {} : { stock })
  return { product, id: (await house.order(anOrderFor(product))).data.orderId as string }
}
const accepted = async (stock?: number) => {
  const made = await placed(stock)
  await act(made.id, 'accept', { timeExpected: null })
  return made
}
const total = async (query: string) => (await house.call('GET', `orderRequests?${query}`)).data.total

describe('after the acceptance', () => {
  it('a request is done, once, and can be opened again', async () => {
    const { id } = await accepted()
    expect(await total('progress=to%20do')).toBe(1)
    const { data } = await act(id, 'done')
    expect(data).toMatchObject({ status: 'accepted', doneAt: NOW, doneBy: 'Anna Lien' })
    expect(said(await act(id, 'done'))).toEqual([409, 'order/already-done'])
    expect([await total('progress=open'), await total('progress=done')]).toEqual([0, 1])
    expect((await act(id, 'undone')).data).toMatchObject({ doneAt: null, doneBy: null })
    expect((await house.call('GET', 'orderRequests')).data).toMatchObject({ waiting: 0, toDo: 1 })
  })

  it('the guest sees that it is done, and that it is not after all, as it happens', async () => {
    const { id } = await placed()
    const seen = async () => {
      const { standing, outcome, doneAt } = (await house.guest('GET', `orders/${id}`)).data
      return [standing, outcome, doneAt]
    }
    const { watchId } = (await house.guest('GET', `orders/${id}`)).data
    const heard: string[] = []
    onTestFinished(app.hub.on('order.answered', ({ payload }) => void heard.push(payload.watchId)))
    await act(id, 'accept', { timeExpected: null })
    await act(id, 'done')
    expect(await seen()).toEqual(['confirmed', 'delivered', NOW])
    await act(id, 'undone')
    expect(await seen()).toEqual(['confirmed', null, null])
    await expect.poll(() => heard).toEqual([watchId, watchId, watchId])
  })

  it('the guest reads of a cancelled request that the house cancelled it, and why', async () => {
    const { id } = await accepted()
    await act(id, 'cancel', { reason: 'other', reasonText: 'The oven broke' })
    expect((await house.guest('GET', `orders/${id}`)).data).toMatchObject({
      standing: 'declined',
      outcome: 'cancelled',
      reasonText: 'The oven broke',
    })
  })

  it('done is taken back once, and not after a colleague cancelled', async () => {
    const { id, product } = await accepted(3)
    await act(id, 'done')
    await act(id, 'undone')
    expect(said(await act(id, 'undone'))).toEqual([409, 'order/not-done'])
    await act(id, 'done')
    await act(id, 'cancel', { reason: 'too busy' })
    expect(said(await act(id, 'undone'))).toEqual([409, 'order/already-declined'])
    expect((await house.call('GET', `orderRequests/${id}`)).data).toMatchObject({ doneAt: NOW })
    expect(await house.stockOf(product.id)).toBe(2)
  })

  it('two presses on Done, or on Cancel, at once are one', async () => {
    const { id, product } = await accepted(3)
    const twice = (what: string, body?: object) =>
      Promise.all([act(id, what, body), act(id, what, body)]).then((answers) =>
        answers.map(({ status }) => status).toSorted(),
      )
    expect(await twice('done')).toEqual([200, 409])
    expect(await twice('undone')).toEqual([200, 409])
    expect(await twice('cancel', { reason: 'too busy' })).toEqual([200, 409])
    expect(await house.stockOf(product.id)).toBe(3)
  })

  it('done and cancelled by two colleagues at once end as one story, and stock agrees with it', async () => {
    for (let round = 0; round < 4; round++) {
      house = await aPropertyWithReception(app)
      const { id, product } = await accepted(3)
      const [done, cancelled] = await Promise.all([
        act(id, 'done'),
        act(id, 'cancel', { reason: 'too busy' }),
      ])
      // What was done can still be cancelled; what was cancelled is not done any more.
      expect(cancelled.status).toBe(200)
      expect([undefined, 'order/already-declined']).toContain(done.code)
      const { data } = await house.call('GET', `orderRequests/${id}`)
      expect(data).toMatchObject({ status: 'declined', doneAt: done.status === 200 ? NOW : null })
      expect(await house.stockOf(product.id)).toBe(done.status === 200 ? 2 : 3)
    }
  })

  it('what waits or was declined is not done', async () => {
    const { id } = await placed()
    expect(said(await act(id, 'done'))).toEqual([409, 'order/not-accepted'])
    await act(id, 'decline', { reason: 'too busy' })
    expect(said(await act(id, 'done'))).toEqual([409, 'order/already-declined'])
  })

  it('a cancelled request puts its stock back, tells the guest and is written down', async () => {
    const { id, product } = await accepted(3)
    expect(await house.stockOf(product.id)).toBe(2)
    const { data } = await act(id, 'cancel', {
      reason: 'other',
      reasonText: 'The oven broke',
      confirmation: 'email',
    })
    expect(data).toMatchObject({
      status: 'declined',
      reason: 'other',
      cancelledAt: NOW,
      notice: { kind: 'already-declined', by: 'Anna Lien' },
    })
    expect(data.messages.map(({ kind }: { kind: string }) => kind)).toContain('cancelled')
    expect(await house.stockOf(product.id)).toBe(3)
    const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
    const entries = (await owner('GET', 'audit?action=request.cancelled')).data.items
    expect(entries).toMatchObject([
      { subject: String(data.number), details: { amount: '10000', money: 'nothing' } },
    ])
    expect(said(await act(id, 'cancel', { reason: 'too busy' }))).toEqual([409, 'order/already-declined'])
  })

  it('what was delivered is refunded without coming back into stock', async () => {
    const { id, product } = await accepted(3)
    await act(id, 'done')
    expect((await act(id, 'cancel', { reason: 'too busy' })).status).toBe(200)
    expect(await house.stockOf(product.id)).toBe(2)
  })

  it('a request that waits is declined, not cancelled', async () => {
    const { id } = await placed()
    expect(said(await act(id, 'cancel', { reason: 'too busy' }))).toEqual([409, 'order/not-accepted'])
    await act(id, 'accept', { timeExpected: null })
    expect(said(await act(id, 'cancel', { reason: 'other' }))).toEqual([400, 'request/invalid'])
  })
})

describe('the notice of a request', () => {
  it('says who accepted, and who archived, to whoever reads and whoever comes second', async () => {
    const { id } = await placed()
    expect((await house.call('GET', `orderRequests/${id}`)).data.notice).toBeNull()
    const by = { by: 'Anna Lien', at: NOW }
    expect((await act(id, 'accept', { timeExpected: null })).data.notice).toEqual({
      kind: 'already-accepted',
      ...by,
    })
    const archived = { kind: 'already-archived', ...by }
    expect((await act(id, 'archive')).data.notice).toEqual(archived)
    const [item] = (await house.call('GET', 'orderRequests?view=archive')).data.items
    expect(item.notice).toEqual(archived)
    const second = await act(id, 'accept', { timeExpected: null })
    expect([...said(second), second.details]).toEqual([409, 'order/already-archived', by])
  })
})

describe('a note', () => {
  it('is kept for colleagues and never shown to the guest', async () => {
    const { id } = await placed()
    const noted = await house.call('PUT', `orderRequests/${id}/note`, { note: ' Birthday, a candle ' })
    expect(noted.data.note).toBe('Birthday, a candle')
    expect(JSON.stringify((await house.guest('GET', `orders/${id}`)).data)).not.toContain('Birthday')
    expect((await house.call('PUT', `orderRequests/${id}/note`, { note: ' ' })).data.note).toBeNull()
  })
})
