import { namedIdsIn } from '@innkeeper/domain/html-builder/named-ids.ts'
import { toStored } from '../features/html-builder/stored-content.ts'
import { templateSettings, templates, templateVersions } from '../features/html-builder/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoPage } from './build-pages.ts'

/** Pages that guests can open, as if they had been published when the property was made. */
export async function writePages(tx: Tx, propertyId: string, pages: DemoPage[], now: Date): Promise<void> {
  if (pages.length === 0) return
  const publication = { publishedAt: now, publishedBy: null }
  await tx.insert(templates).values(
    pages.map(({ id, type, ...page }) => {
      const published = toStored(page)
      const { name, ...body } = published
      const namedIds = namedIdsIn(published)
      return { propertyId, id, name, type, body, published, publishedVersion: 1, namedIds, ...publication }
    }),
  )
  await tx.insert(templateVersions).values(
    pages.map((page) => {
      return { propertyId, templateId: page.id, version: 1, content: toStored(page), ...publication }
    }),
  )
  // The first signature is the one that e-mails carry.
  const signature = pages.find(({ type }) => type === 'signature')
  if (signature) await tx.insert(templateSettings).values({ propertyId, defaultSignatureId: signature.id })
}
