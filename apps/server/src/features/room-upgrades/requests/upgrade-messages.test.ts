import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import { anUpgradeHouse, STRANGER, type UpgradeHouse } from '../../../testing/upgrade-house.ts'

let app: TestApp
let house: UpgradeHouse
housePerTest(async (made) => {
  app = made.app
  house = await anUpgradeHouse(made.app, made.house)
})
beforeEach(async () => {
  await house.unit(house.suite, '501')
})

const ALL = { confirmation: 'email' }
async function written(orderId: string) {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ kind: string; subject: string; text: string }>(
      sql`select kind, subject, body_text as text from messages where cause_id = ${orderId}`,
    ),
  )
  return Object.fromEntries(rows.map(({ kind, ...letter }) => [kind, letter]))
}

describe('what is written of a request for another room', () => {
  it('names the room, and leads to the request’s own page', async () => {
    const upgrade = await house.upgrade()
    const stay = await house.stay()
    const { data } = await house.ask(upgrade.id, { booking: stay.linkKey, total: 135_000 })
    const page = `/room-upgrades/${house.propertyId}/${stay.linkKey}/room/${upgrade.id}/request-confirmation?order=${data.orderId}\n`
    const { received } = await written(data.orderId)
    expect(received?.subject).toBe('We have your request for another room: Suite')
    expect(received?.text).toContain(page)
    expect(received?.text).not.toMatch(/your order|room is now/i)
    await house.accept(data.orderId, ALL)
    const { accepted } = await written(data.orderId)
    expect(accepted?.subject).toBe('Your room is now the Suite')
    expect(accepted?.text).toContain(page)
    expect(await house.bookingNow(stay.id)).toMatchObject({ unitCategoryId: house.suite })
  })

  it('says that the room is theirs where it was accepted automatically', async () => {
    const upgrade = await house.upgrade({ isAutomaticallyAccepted: true })
    const { linkKey } = await house.stay()
    const { data } = await house.ask(upgrade.id, { booking: linkKey, total: 135_000 })
    expect(await written(data.orderId)).toEqual({
      accepted: expect.objectContaining({ subject: 'Your room is now the Suite' }),
    })
  })

  it('opens no stay to whoever only named one, also once staff have said whose it is', async () => {
    const upgrade = await house.upgrade()
    const stay = await house.stay()
    const { data } = await house.ask(upgrade.id, STRANGER)
    await house.accept(data.orderId, { ...ALL, bookingId: stay.id })
    const { received, accepted } = await written(data.orderId)
    for (const letter of [received, accepted]) {
      expect(letter?.text).toContain(`/order/${house.propertyId}/confirmation/${data.orderId}\n`)
      expect(JSON.stringify(letter)).not.toContain(stay.linkKey)
    }
  })
})
