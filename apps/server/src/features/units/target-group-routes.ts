import {
  changeTargetGroup,
  countTargetGroup,
  createTargetGroup,
  deleteTargetGroup,
  listTargetGroups,
} from '@innkeeper/api/units.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { inNaturalOrder } from '@innkeeper/domain/units/natural-order.ts'
import { countFitting } from '@innkeeper/domain/units/target-groups.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { type Handler, read, write } from '../../platform/http/handlers.ts'
import { countAll, presentTargetGroup } from './presenter.ts'
import { findTargetGroups, findUnitCategories } from './repository.ts'
import { addTargetGroup, deleteGroupUnused, editTargetGroup } from './target-group-commands.ts'
import type { UnitDependencies } from './work.ts'

type Services = UnitDependencies & { db: Database; clock: Clock }

export function targetGroupsHandlers({ db, clock, ...dependencies }: Services): Handler[] {
  const { propertyFacts, countCurrentStays } = dependencies

  async function todayOf(propertyId: string): Promise<string> {
    const { timeZone } = await propertyFacts(propertyId)
    return localTimeAt(clock.now().getTime(), timeZone).date
  }
  const work = (tx: Tx, propertyId: string) => ({ ...dependencies, tx, propertyId })

  return [
    read(listTargetGroups, async ({ propertyId }) => {
      const today = await todayOf(propertyId)
      return db.tenant(
        propertyId,
        async (tx) => {
          const groups = await findTargetGroups(tx, propertyId)
          const stays = await countCurrentStays(tx, propertyId, today)
          const rateCodes = new Set(stays.flatMap(({ rateCode }) => (rateCode === null ? [] : [rateCode])))
          return {
            groups: groups.map((group) => presentTargetGroup(group, stays)),
            bookings: countAll(stays),
            categories: await findUnitCategories(tx, propertyId),
            rateCodes: inNaturalOrder([...rateCodes], (code) => code),
          }
        },
        { readOnly: true },
      )
    }),
    read(countTargetGroup, async ({ propertyId, body }) => {
      const today = await todayOf(propertyId)
      const stays = await db.tenant(propertyId, (tx) => countCurrentStays(tx, propertyId, today), {
        readOnly: true,
      })
      return { matching: countFitting(body, stays), bookings: countAll(stays) }
    }),
    write(createTargetGroup, ({ propertyId, body }, tx) => addTargetGroup(work(tx, propertyId), body)),
    write(changeTargetGroup, ({ propertyId, params, body }, tx) =>
      editTargetGroup(work(tx, propertyId), { id: params.groupId, ...body }),
    ),
    write(deleteTargetGroup, ({ propertyId, params }, tx) =>
      deleteGroupUnused(work(tx, propertyId), params.groupId),
    ),
  ]
}
