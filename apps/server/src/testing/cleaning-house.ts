import type { MarkKind } from '@innkeeper/domain/cleaning/marks.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { aSignedIn } from './builders.ts'
import { caller } from './caller.ts'

/** The day of `TEST_NOW`. */
export const TODAY = '2026-11-15'
export const YESTERDAY = '2026-11-14'
export const TOMORROW = '2026-11-16'

/** Somebody who cleans in a property, and somebody who says how it is done. */
export async function cleaningStaff(app: TestApp, propertyId: string) {
  const housekeeper = caller(app, (await aSignedIn(app, propertyId, ['housekeeping'])).cookie)
  const owner = caller(app, (await aSignedIn(app, propertyId, ['owner'])).cookie)
  return {
    housekeeper,
    owner,
    /** Marks a room on the test's day, a second after the last mark. */
    mark: async (unitId: string, kind: MarkKind, date = TODAY) => {
      app.clock.advance({ seconds: 1 })
      const mark = { id: newId(), unitId, date, kind, agoMs: 0 }
      const { data, code } = await housekeeper('POST', 'roomCleaning/marks', { marks: [mark] })
      if (code || data.refused.length > 0) throw new Error(code ?? data.refused[0].code)
    },
    changeSettings: async (change: object) => {
      const { settings, revision } = (await owner('GET', 'roomCleaning/settings')).data
      const { code } = await owner('PUT', 'roomCleaning/settings', {
        settings: { ...settings, ...change },
        revision,
      })
      if (code) throw new Error(code)
    },
  }
}
