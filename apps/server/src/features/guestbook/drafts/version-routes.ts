import { getVersion, listVersions, restoreVersion } from '@innkeeper/api/guestbook/versions.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read, write } from '../../../platform/http/handlers.ts'
import { findPictures } from '../../media/service.ts'
import { mediaIdsOf } from '../published.ts'
import * as versions from './versions.ts'

/** What was published before, to look at and to go back to. */
export function versionHandlers({ db, clock }: { db: Database; clock: Clock }): Handler[] {
  return [
    read(listVersions, ({ propertyId }) =>
      db.tenant(
        propertyId,
        async (tx) => ({ versions: (await versions.findVersions(tx, propertyId)).map(withMoment) }),
        { readOnly: true },
      ),
    ),
    read(getVersion, ({ propertyId, params }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          const found = await versions.requireVersion(tx, propertyId, params.version)
          const pictures = await findPictures(tx, propertyId, mediaIdsOf(found.cards))
          return {
            ...withMoment(found),
            pictures: Object.fromEntries([...pictures].map(([id, facts]) => [id, { ...facts, alt: '' }])),
          }
        },
        { readOnly: true },
      ),
    ),
    write(restoreVersion, ({ staff, params }, tx) =>
      versions.restoreVersion(tx, staff, params.version, clock.now()),
    ),
  ]
}

function withMoment<V extends { publishedAt: Date }>(version: V) {
  return { ...version, publishedAt: version.publishedAt.toISOString() }
}
