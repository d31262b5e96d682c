import { describe, expect, it } from 'vitest'
import { deskPerTest } from '../../../testing/desk-per-test.ts'
import type { GuestDesk } from '../../../testing/guest-desk.ts'

let desk: GuestDesk
deskPerTest((made) => {
  desk = made.desk
})

describe('the page of a guest', () => {
  it('checks in, moves, checks out and undoes', async () => {
    const unit = await desk.unit('204')
    const other = await desk.unit('205')
    const { id } = await desk.booking({ phone: '+4791234567' })
    expect(await desk.page(id)).toMatchObject({
      id,
      times: { checkIn: expect.any(String), checkOut: expect.any(String) },
      nights: expect.arrayContaining([{ date: '2026-11-18', unit: null }]),
      state: 'precheckin',
      revision: 1,
      canUndo: false,
    })
    const here = (await desk.checkIn(id, 1, { unitId: unit.id })).data
    expect(here).toMatchObject({ state: 'checkin', revision: 2, unit: { code: '204' }, canUndo: true })
    const moved = (await desk.change(id, 2, { unitId: other.id })).data
    expect(moved).toMatchObject({ revision: 3, unit: { code: '205' }, history: [{ kind: 'moved' }, {}] })
    const back = (await desk.command(id, 'undo', 3)).data
    expect(back).toMatchObject({ revision: 4, unit: { code: '204' }, canUndo: false })
    const out = (await desk.command(id, 'checkOut', 4)).data
    expect(out).toMatchObject({ state: 'checkout', departure: '2026-11-15' })
    expect((await desk.command(id, 'undo', 5)).data).toMatchObject({
      state: 'checkin',
      departure: '2026-11-19',
    })
    const walkIn = await desk.walkIn({ firstName: 'Ole', departure: '2026-11-17', unitId: unit.id })
    expect(walkIn).toMatchObject({ code: 'booking/unit-taken', details: { takenBy: [{ id }] } })
  })
})
