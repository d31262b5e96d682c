import { expect, it } from 'vitest'
import type { TestApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mewsPerFile } from '../../testing/mews-per-file.ts'
import type { MewsServer } from '../../testing/mews-server.ts'
import { type UpgradesOfMews, upgradesOfMews } from '../../testing/upgrades-of-mews.ts'

let mews: MewsServer
let app: TestApp
let made: UpgradesOfMews
mewsPerFile(
  async (given) => {
    ;({ app, mews } = given)
    made = await upgradesOfMews(app, mews, { tellsRooms: true })
  },
  { withJobs: true },
)

it('Mews hears of an accepted upgrade, and of one that is taken back, without anybody doing more', async () => {
  const orderId = await made.ask()
  await made.upgrades.accept(orderId, { unitId: made.suite501 })
  await eventually('the suite in Mews', () => made.ida.AssignedResourceId === made.there.room501.Id)
  expect(made.ida.RequestedResourceCategoryId).toBe(made.there.suite.Id)
  await made.cancel(orderId)
  await eventually('the double in Mews', () => made.ida.AssignedResourceId === made.there.room102.Id)
  expect(made.ida.RequestedResourceCategoryId).toBe(made.there.double.Id)
})
