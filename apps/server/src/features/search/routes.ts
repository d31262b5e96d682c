import { FOUND_KINDS, FOUND_MAX, type Found, searchEverything } from '@innkeeper/api/search.ts'
import { searchWords } from '@innkeeper/domain/search/words.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Finder, Wanted } from '../../platform/finder.ts'
import { type Handler, read } from '../../platform/http/handlers.ts'
import type { PropertyService } from '../properties/service.ts'

type Services = {
  db: Database
  clock: Clock
  properties: Pick<PropertyService, 'snapshot' | 'modulesOf'>
  finders(): Finder[]
}

export function searchHandlers({ db, clock, properties, finders }: Services): Handler[] {
  return [
    read(searchEverything, async ({ propertyId, staff, query }) => {
      const snapshot = await properties.snapshot(propertyId)
      const modules = properties.modulesOf(snapshot)
      const words = searchWords(query.query)
      if (words.length === 0) return { found: [] }
      const wanted: Wanted = {
        propertyId,
        words,
        limit: FOUND_MAX,
        now: clock.now().getTime(),
        property: snapshot.property,
      }
      const open = finders()
        .filter(({ capability, module }) => can(staff, capability) && (!module || modules.includes(module)))
        .sort((a, b) => FOUND_KINDS.indexOf(a.kind) - FOUND_KINDS.indexOf(b.kind))
      const found = await db.tenant(
        propertyId,
        async (tx) => {
          const all: Found[] = []
          for (const { kind, find } of open) {
            all.push(...(await find(tx, wanted)).map((each) => ({ kind, ...each })))
          }
          return all
        },
        { readOnly: true },
      )
      return { found }
    }),
  ]
}
