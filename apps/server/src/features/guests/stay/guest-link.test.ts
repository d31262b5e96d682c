import { describe, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { deskPerTest } from '../../../testing/desk-per-test.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { GuestDesk } from '../../../testing/guest-desk.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { createRecordingSink } from '../../../testing/recording-sink.ts'
import { checkOutByClock } from './check-out-by-clock.ts'

let app: TestApp
let desk: GuestDesk
deskPerTest((made) => {
  ;({ app, desk } = made)
})

const stayOf = (linkKey: string) => app.inject({ url: `/api/guest/${desk.propertyId}/bookings/${linkKey}` })
const phaseOf = async (linkKey: string) =>
  (await app.inject({ url: `/api/guest/${desk.propertyId}/guestbook?booking=${linkKey}` })).json().data.phase
const pageOf = (path: string, headers = {}) =>
  app.inject({ url: `/guestbook/${desk.propertyId}${path}`, headers })

/** An open page of the property, which hears what guests hear. */
function anOpenPage() {
  const sink = createRecordingSink()
  const address = '192.0.2.1'
  const page = app.hub.subscribe({
    propertyId: desk.propertyId,
    audience: 'guest',
    after: app.hub.position(),
    address,
    sink,
  })
  const heard = (watchId: string) =>
    eventually(`news of ${watchId}`, () =>
      sink.frames.some(
        ({ event, data }) =>
          event === 'stay.changed' && (data as { watchIds: string[] }).watchIds.includes(watchId),
      ),
    )
  return { heard, close: page.close }
}

describe('the open page of a guest', () => {
  it('hears of its stay, and finds the new phase and unit when it asks', async () => {
    const unit = await desk.unit('204')
    const { id, linkKey } = await desk.booking()
    const { watchId } = (await stayOf(linkKey)).json().data
    expect(await phaseOf(linkKey)).toBe('preStay')
    const page = anOpenPage()
    await desk.checkIn(id, 1, { unitId: unit.id })
    await page.heard(watchId)
    page.close()
    expect(await phaseOf(linkKey)).toBe('inStay')
    expect((await stayOf(linkKey)).json().data).toMatchObject({ state: 'checkin', unit: { code: '204' } })
  })

  it('has nothing of the unit left after check-out, by staff or by the clock', async () => {
    const unit = await desk.unit('204')
    const { id, linkKey } = await desk.booking({ state: 'checkin', unitId: unit.id, departure: '2026-11-16' })
    const { watchId } = (await stayOf(linkKey)).json().data
    const page = anOpenPage()
    app.clock.set('2026-11-16T12:00:00Z')
    await checkOutByClock(app)
    await page.heard(watchId)
    page.close()
    expect(await phaseOf(linkKey)).toBe('postStay')
    expect((await stayOf(linkKey)).json().data).toMatchObject({
      state: 'checkout',
      access: null,
      unitKey: null,
      boxes: [],
    })
    expect((await desk.stored(id))?.state).toBe('checkout')
  })
})

describe('a renewed link', () => {
  it('makes the old one unknown everywhere, also where it was opened before', async () => {
    const { id, linkKey } = await desk.booking({ state: 'checkin' })
    const { watchId } = (await stayOf(linkKey)).json().data
    const cookie = `stay_${desk.propertyId}=${linkKey}`
    expect(await phaseOf(linkKey)).toBe('inStay')
    await pageOf(`/${linkKey}`)
    const page = anOpenPage()
    const { data } = await desk.command(id, 'link', 1)
    await page.heard(watchId)
    page.close()
    expect(data.linkKey).not.toBe(linkKey)
    expect((await stayOf(linkKey)).json().code).toBe('booking/unknown')
    expect((await stayOf(data.linkKey)).statusCode).toBe(200)
    const orders = await app.inject({ url: `/api/guest/${desk.propertyId}/bookings/${linkKey}/orders` })
    expect(orders.statusCode).toBe(404)
    const [old, unknown] = [await pageOf(`/${linkKey}`), await pageOf(`/${'x'.repeat(22)}`)]
    expect([old.statusCode, old.body]).toEqual([unknown.statusCode, unknown.body])
    const [kept, none] = [await pageOf('', { cookie }), await pageOf('')]
    expect(kept.body).toBe(none.body)
  })

  it('of a cancelled booking opens nothing of it either way', async () => {
    const { id, linkKey } = await desk.booking()
    const { watchId } = (await stayOf(linkKey)).json().data
    const page = anOpenPage()
    await desk.command(id, 'cancel', 1)
    await page.heard(watchId)
    page.close()
    expect((await stayOf(linkKey)).json().code).toBe('booking/unknown')
    expect(await phaseOf(linkKey)).toBe('inStay')
  })
})

it('a card carries the link as words and as a code, in the guest’s language', async () => {
  const { id, linkKey } = await desk.booking({ language: 'no', firstName: 'Åse' })
  const answer = await app.inject({
    url: `/api/hotel/guests/${id}/card`,
    headers: { cookie: desk.cookie, host: 'inn.example' },
  })
  expect(answer.headers['content-type']).toBe('application/pdf')
  const { pages, text, qrCodes } = readPdf(answer.rawPayload)
  expect([pages, qrCodes]).toEqual([1, [`http://inn.example/guestbook/${desk.propertyId}/${linkKey}`]])
  expect(text).toContain('Velkommen, Åse')
  expect(text).toContain('Skann')
})
