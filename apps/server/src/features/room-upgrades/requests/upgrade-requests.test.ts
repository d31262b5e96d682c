import { nightsOf } from '@innkeeper/domain/orders/availability.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { eventually } from '../../../testing/eventually.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anUpgradeHouse, type UpgradeHouse } from '../../../testing/upgrade-house.ts'

let house: UpgradeHouse
let setNow: (now: string) => void
housePerTest(async (made) => {
  setNow = (now) => made.app.clock.set(now)
  house = await anUpgradeHouse(made.app, made.house)
})

describe('with a booking', () => {
  beforeEach(async () => {
    for (const code of ['501', '502']) await house.unit(house.suite, code)
  })

  it('shows upgrades from the guest’s own category, with the price of the nights that are left', async () => {
    const upgrade = await house.upgrade()
    const other = await house.category('Family room')
    await house.upgrade({ from: other })
    const { linkKey } = await house.stay()
    const { data } = await house.guest('GET', `roomUpgrades/${linkKey}?language=0`)
    expect(data).toMatchObject({
      currency: 'DKK',
      stay: { arrival: '2026-11-20', departure: '2026-11-23' },
      guest: { firstName: 'Astrid', email: 'a•••@g•••.example' },
      own: { title: 'Double' },
      requested: null,
    })
    expect(data.upgrades).toEqual([
      expect.objectContaining({
        id: upgrade.id,
        pricePerNight: 45_000,
        isFrom: false,
        stay: { nights: 3, total: 135_000 },
        left: 2,
        isFullyBooked: false,
      }),
    ])
  })

  it('a request is an order of the nights, on the bill, that staff answer', async () => {
    const upgrade = await house.upgrade()
    const { linkKey, id } = await house.stay()
    const sent = await house.ask(upgrade.id, { booking: linkKey, total: 135_000, comments: 'High up' })
    expect(sent.status).toBe(200)
    expect(sent.data).toMatchObject({
      stage: 'placed',
      standing: 'sent',
      service: 'Put on bill',
      payment: 'none',
      total: 135_000,
      lines: [
        {
          title: 'Suite',
          kind: 'part of the stay',
          quantity: 3,
          unitPrice: 45_000,
          vatRate: 1200,
          days: ['2026-11-20', '2026-11-21', '2026-11-22'],
        },
      ],
    })
    const { data } = await house.call('GET', `orderRequests/${sent.data.orderId}`)
    expect(data).toMatchObject({
      source: 'room upgrades',
      type: 'pre-stay',
      isMatched: true,
      bookingId: id,
      comment: 'High up',
      timeRequested: '2026-11-20T14:00:00.000Z',
      upgrade: {
        from: 'Double',
        to: 'Suite',
        nights: ['2026-11-20', '2026-11-21', '2026-11-22'],
        unit: null,
        needsUnit: false,
        isMovedBack: null,
        changeByHandIn: null,
      },
    })
  })

  it('a guest who has one name alone asks like everybody else', async () => {
    const upgrade = await house.upgrade()
    for (const name of [{ lastName: '' }, { firstName: '', lastName: 'Nilsen' }]) {
      const { linkKey } = await house.stay(name)
      const sent = await house.ask(upgrade.id, { booking: linkKey, total: 135_000 })
      expect(sent).toMatchObject({ status: 200, data: { standing: 'sent' } })
    }
  })

  it('nights that cost differently are rows of their own, and add up to what was shown', async () => {
    const weekdayPrices = [null, null, null, null, 60_000, null, null]
    const upgrade = await house.upgrade({ weekdayPrices })
    const { linkKey } = await house.stay()
    expect(await house.seen(linkKey)).toMatchObject([
      { pricePerNight: 45_000, isFrom: true, stay: { nights: 3, total: 150_000 } },
    ])
    const sent = await house.ask(upgrade.id, { booking: linkKey, total: 150_000 })
    expect(sent.data.lines).toMatchObject([
      { quantity: 1, unitPrice: 60_000, days: ['2026-11-20'] },
      { quantity: 2, unitPrice: 45_000, days: ['2026-11-21', '2026-11-22'] },
    ])
  })

  it('a price that changed meanwhile is said before anything is sent', async () => {
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay()
    const sent = await house.ask(upgrade.id, { booking: linkKey, total: 90_000 })
    expect(sent).toMatchObject({ status: 409, code: 'order/price-changed', details: { total: 135_000 } })
  })

  it('the same key is the same request', async () => {
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay()
    const key = newId()
    const body = { booking: linkKey, total: 135_000 }
    const [first, again] = [await house.ask(upgrade.id, body, key), await house.ask(upgrade.id, body, key)]
    expect(again.data.orderId).toBe(first.data.orderId)
    expect(await house.ask(upgrade.id, { ...body, comments: 'x' }, key)).toMatchObject({ status: 422 })
  })

  it('a second request of the stay is refused while the first one waits', async () => {
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay()
    const body = { booking: linkKey, total: 135_000 }
    const first = await house.ask(upgrade.id, body)
    expect(await house.ask(upgrade.id, body)).toMatchObject({ status: 409, code: 'upgrade/requested' })
    const { data } = await house.guest('GET', `roomUpgrades/${linkKey}`)
    expect(data.requested).toMatchObject({
      upgradeId: upgrade.id,
      order: { watchId: first.data.watchId, standing: 'sent', items: [{ title: 'Suite' }] },
    })
    await house.call('POST', `orderRequests/${first.data.orderId}/decline`, { reason: 'too busy' })
    expect((await house.ask(upgrade.id, body)).status).toBe(200)
  })

  it('of many at once one request of the stay is taken', async () => {
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay()
    const body = { booking: linkKey, total: 135_000 }
    const sent = await Promise.all(Array.from({ length: 6 }, () => house.ask(upgrade.id, body)))
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await house.seen(linkKey))[0]?.left).toBe(1)
  })

  it('takes a room in every night, gives it back when it is declined, and is fully booked without one', async () => {
    const upgrade = await house.upgrade()
    const [one, two, three] = [await house.stay(), await house.stay(), await house.stay()]
    const ask = (linkKey: string) => house.ask(upgrade.id, { booking: linkKey, total: 135_000 })
    const first = await ask(one.linkKey)
    expect((await house.seen(three.linkKey))[0]).toMatchObject({ left: 1, isFullyBooked: false })
    await ask(two.linkKey)
    expect((await house.seen(three.linkKey))[0]).toMatchObject({ left: 0, isFullyBooked: true })
    expect(await ask(three.linkKey)).toMatchObject({ status: 409, code: 'upgrade/fully-booked' })
    await house.call('POST', `orderRequests/${first.data.orderId}/decline`, {
      reason: 'room type fully booked',
    })
    expect((await ask(three.linkKey)).status).toBe(200)
  })

  it('a booking that has one of the nights takes a room as well', async () => {
    await house.upgrade()
    const { linkKey } = await house.stay()
    await house.stay({ unitCategoryId: house.suite, arrival: '2026-11-22', departure: '2026-11-25' })
    expect((await house.seen(linkKey))[0]?.left).toBe(1)
    await house.stay({ unitCategoryId: house.suite, cancelledAt: new Date('2026-11-14T10:00:00Z') })
    expect((await house.seen(linkKey))[0]?.left).toBe(1)
  })

  it('of a category with rooms a number written by hand lowers what is free, and gives no room there is not', async () => {
    const upgrade = await house.upgrade({ roomsPerNight: 5, isAutomaticallyAccepted: true })
    const all = await Promise.all(Array.from({ length: 4 }, () => house.stay()))
    const ask = (nth: number) => house.ask(upgrade.id, { booking: all[nth]?.linkKey, total: 135_000 })
    const left = async () => (await house.seen(all[3]?.linkKey ?? ''))[0]?.left
    expect(await left()).toBe(2)
    // One that is accepted is counted once, by its booking.
    expect((await ask(0)).data).toMatchObject({ status: 'auto accepted' })
    expect(await left()).toBe(1)
    await house.stay({ unitCategoryId: house.suite })
    expect(await left()).toBe(0)
    expect(await ask(1)).toMatchObject({ status: 409, code: 'upgrade/fully-booked' })
  })

  it('as many as staff wrote are given and no more, although more rooms are free', async () => {
    const upgrade = await house.upgrade({ roomsPerNight: 1 })
    const [one, two] = [await house.stay(), await house.stay()]
    const { data } = await house.ask(upgrade.id, { booking: one.linkKey, total: 135_000 })
    const isFull = async () => (await house.seen(two.linkKey))[0]?.isFullyBooked
    expect(await isFull()).toBe(true)
    await house.accept(data.orderId)
    expect(await isFull()).toBe(true)
    expect(await house.ask(upgrade.id, { booking: two.linkKey, total: 135_000 })).toMatchObject({
      code: 'upgrade/fully-booked',
    })
    await house.call('POST', `orderRequests/${data.orderId}/cancel`, {
      reason: 'other',
      reasonText: 'A leak',
    })
    expect(await isFull()).toBe(false)
  })

  it('a number written by hand counts alone where there are no rooms, and the mark stands above it', async () => {
    const tower = await house.category('Tower room')
    const upgrade = await house.upgrade({ to: tower, roomsPerNight: 1 })
    const other = await house.category('Penthouse')
    const marked = await house.upgrade({ to: other, roomsPerNight: 5, isFullyBooked: true })
    const [one, two] = [await house.stay(), await house.stay()]
    expect((await house.seen(one.linkKey))[0]?.left).toBe(1)
    await house.ask(upgrade.id, { booking: one.linkKey, total: 135_000 })
    expect((await house.seen(two.linkKey))[0]?.isFullyBooked).toBe(true)
    expect(await house.ask(marked.id, { booking: two.linkKey, total: 135_000 })).toMatchObject({
      status: 409,
      code: 'upgrade/fully-booked',
    })
  })

  it('in the house the nights from tonight on are left, and on the last day none are', async () => {
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay({
      arrival: '2026-11-13',
      departure: '2026-11-17',
      state: 'checkin',
    })
    expect(await house.seen(linkKey)).toMatchObject([{ stay: { nights: 2, total: 90_000 } }])
    setNow('2026-11-17T08:00:00Z')
    expect(await house.seen(linkKey)).toEqual([])
    expect(await house.ask(upgrade.id, { booking: linkKey, total: 0 })).toMatchObject({
      status: 404,
      code: 'upgrade/unknown',
    })
  })

  it('is accepted by itself before the arrival where the upgrade says so: the stay has the room at once', async () => {
    const upgrade = await house.upgrade({ isAutomaticallyAccepted: true })
    const { linkKey, id } = await house.stay()
    expect((await house.seen(linkKey))[0]?.isAutomaticallyAccepted).toBe(true)
    const sent = await house.ask(upgrade.id, { booking: linkKey, total: 135_000 })
    expect(sent.data).toMatchObject({ standing: 'confirmed', status: 'auto accepted' })
    expect(await house.bookingNow(id)).toMatchObject({ unitCategoryId: house.suite, unitId: null })
    const { data } = await house.guest('GET', `roomUpgrades/${linkKey}`)
    expect(data).toMatchObject({ own: { title: 'Suite' }, requested: { upgradeId: upgrade.id } })
    const other = await house.stay()
    expect((await house.seen(other.linkKey))[0]?.left).toBe(1)
  })

  it('is never accepted by itself for a guest in the house, who needs another key', async () => {
    const upgrade = await house.upgrade({ isAutomaticallyAccepted: true })
    const { linkKey } = await house.stay({ arrival: '2026-11-15', state: 'checkin' })
    const total = 45_000 * nightsOf({ arrival: '2026-11-15', departure: '2026-11-23' }).length
    expect((await house.seen(linkKey))[0]?.isAutomaticallyAccepted).toBe(false)
    const sent = await house.ask(upgrade.id, { booking: linkKey, total })
    expect(sent.data.standing).toBe('sent')
  })

  it('the guest can take it back while nobody has answered', async () => {
    const upgrade = await house.upgrade()
    const { linkKey } = await house.stay()
    const sent = await house.ask(upgrade.id, { booking: linkKey, total: 135_000 })
    await house.guest('POST', `bookings/${linkKey}/orders/${sent.data.watchId}/cancel`)
    const { data } = await house.guest('GET', `roomUpgrades/${linkKey}`)
    expect(data.requested).toBeNull()
    expect(data.upgrades[0].left).toBe(2)
  })
})

describe('whoever has no stay that goes on', () => {
  it.each(['departed', 'cancelled', 'no-show', 'unknown', 'departed by the clock'])(
    '%s: a booking nobody knows',
    async (what) => {
      const upgrade = await house.upgrade()
      const at = new Date('2026-11-14T10:00:00Z')
      const changes: Record<string, object> = {
        departed: { state: 'checkout' },
        cancelled: { cancelledAt: at },
        'no-show': { noShowAt: at },
        'departed by the clock': { arrival: '2026-11-10', departure: '2026-11-14', state: 'checkin' },
      }
      const linkKey = changes[what] ? (await house.stay(changes[what])).linkKey : newId()
      const seen = await house.guest('GET', `roomUpgrades/${linkKey}`)
      expect(seen).toMatchObject({ status: 404, code: 'booking/unknown' })
      expect(await house.ask(upgrade.id, { booking: linkKey, total: 135_000 })).toMatchObject({
        status: 404,
        code: 'booking/unknown',
      })
    },
  )

  it.each(['preview', 'QR'])('%s is seen as nobody’s', async (id) => {
    const upgrade = await house.upgrade()
    const { data } = await house.guest('GET', `roomUpgrades/${id}`)
    expect(data).toMatchObject({ stay: null, own: null, guest: null, requested: null })
    expect(data.upgrades).toMatchObject([{ id: upgrade.id, stay: null, left: null }])
  })

  it('sees each room once, without prices of a stay and without what is left', async () => {
    const upgrade = await house.upgrade()
    await house.upgrade({ from: await house.category('Single'), pricePerNight: 90_000 })
    await house.upgrade({ to: await house.category('Penthouse'), state: 'paused' })
    const { data } = await house.guest('GET', 'roomUpgrades')
    expect(data.upgrades).toEqual([
      expect.objectContaining({
        id: upgrade.id,
        pricePerNight: 45_000,
        isFrom: true,
        stay: null,
        left: null,
      }),
    ])
  })
})

it('rooms are described in the language asked for, else in the default one, else by their category', async () => {
  await house.upgrade()
  const { linkKey } = await house.stay()
  const words = { description: '', size: '', beds: '', view: '', bath: '', amenities: [] }
  const type = { version: 1, pictures: [], content: { 0: { ...words, title: 'The fjord suite' } } }
  await house.edit('PUT', `roomTypes/${house.suite}`, { revision: 0, type })
  const titleIn = async (language: number) => {
    const { data } = await house.guest('GET', `roomUpgrades/${linkKey}?language=${language}`)
    return [data.own.title, data.upgrades[0].room.title]
  }
  expect(await titleIn(1)).toEqual(['Double', 'The fjord suite'])
  const danish = { ...type, content: { ...type.content, 1: { ...words, title: 'Fjordsuiten' } } }
  await house.edit('PUT', `roomTypes/${house.suite}`, { revision: 1, type: danish })
  await eventually('the room in Danish', async () => (await titleIn(1))[1] === 'Fjordsuiten')
  expect(await titleIn(0)).toEqual(['Double', 'The fjord suite'])
})
