import { exportGuestbook, importGuestbook } from '@innkeeper/api/guestbook/files.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { type Handler, stream, writeAfter } from '../../../platform/http/handlers.ts'
import { recordExport } from '../../audit/service.ts'
import { findSameFiles } from '../../media/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { cardOf, readDrafts } from '../drafts/drafts.ts'
import { filesNamedBy, guestbookFile } from './export.ts'
import { applyImport, type FindPageNames, readFile, tryImport } from './import.ts'

type Services = { db: Database; clock: Clock; properties: PropertyService; findPageNames: FindPageNames }

/** A guestbook taken to another property, or kept. */
export function guestbookFileHandlers({ db, clock, properties, findPageNames }: Services): Handler[] {
  return [
    stream(exportGuestbook, async ({ propertyId, staff }, reply) => {
      const snapshot = await properties.snapshot(propertyId)
      const exportedAt = clock.now()
      const file = await db.tenant(propertyId, async (tx) => {
        const drafts = await readDrafts(tx, propertyId)
        const cards = drafts.rows.filter(({ deletedAt }) => deletedAt === null).map(cardOf)
        const tabBar = drafts.tabBar ?? snapshot.property.tabBar
        const wanted = filesNamedBy(cards, tabBar).map((id) => ({ id, hash: null, fileName: '' }))
        const media = await findSameFiles(tx, propertyId, wanted)
        const pages = await findPageNames(tx, propertyId)
        await recordExport(tx, staff, { subject: 'Guestbook', format: 'JSON', count: cards.length })
        return guestbookFile(snapshot, { cards, tabBar, media, pages, exportedAt })
      })
      const name = `guestbook-${propertyId}-${exportedAt.toISOString().slice(0, 10)}.json`
      await reply
        .header('cache-control', 'no-store')
        .header('content-disposition', contentDisposition('attachment', name))
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(file, null, 2))
    }),
    writeAfter(
      importGuestbook,
      ({ propertyId }) => properties.snapshot(propertyId),
      ({ staff, body: { text, mode, dryRun } }, tx, snapshot) => {
        const wish = { file: readFile(text), mode, snapshot, findPageNames }
        return dryRun ? tryImport(tx, wish) : applyImport(tx, staff, wish, clock.now())
      },
    ),
  ]
}
