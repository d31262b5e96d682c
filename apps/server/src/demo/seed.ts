import type { MediaService } from '../features/media/service.ts'
import { properties } from '../features/properties/tables.ts'
import type { Database } from '../platform/db/port.ts'
import type { DemoProperty } from './demo-property.ts'
import { documentId, readDocument } from './documents.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'
import { readPicture } from './pictures.ts'
import { writeProperty, writePropertyContent } from './write-property.ts'

export type DemoSeeding = {
  db: Database
  media: Pick<MediaService, 'storeFile'>
  /** Milliseconds since the epoch; all dates of the demo lie around it. */
  now: number
}

/** Fills an installation with both demo properties; refuses when one of them is already there. */
export async function seedDemo({ db, media, now }: DemoSeeding): Promise<void> {
  const demo = [fjellheim(now), havnehuset(now)]
  for (const { property } of demo) await refuseExisting(db, property.propertyId)
  for (const each of demo) await seedProperty(db, media, each)
}

async function refuseExisting(db: Database, propertyId: string): Promise<void> {
  const found = await db.tenant(
    propertyId,
    (tx) => tx.select({ propertyId: properties.propertyId }).from(properties),
    { readOnly: true },
  )
  if (found.length > 0) throw new Error(`the demo property ${propertyId} already exists`)
}

/** Media belongs to a property that exists and gets its ids when stored, so the cards come last. */
async function seedProperty(db: Database, media: DemoSeeding['media'], demo: DemoProperty): Promise<void> {
  const { propertyId } = demo.property
  await db.tenant(propertyId, (tx) => writeProperty(tx, demo))
  try {
    const mediaIds = new Map([...(await storePictures(media, demo)), ...(await storeDocuments(media, demo))])
    await db.tenant(propertyId, (tx) => writePropertyContent(tx, demo, mediaIds))
  } catch (error) {
    // Half a property would refuse the next try.
    await db.tenant(propertyId, (tx) => tx.delete(properties))
    throw error
  }
}

async function storePictures(
  media: DemoSeeding['media'],
  { property, pictures }: DemoProperty,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, fileName, ...described } of pictures) {
    const bytes = await readPicture(fileName)
    const stored = await media.storeFile(property.propertyId, { bytes, fileName, ...described })
    ids.set(key, stored.id)
  }
  return ids
}

async function storeDocuments(
  media: DemoSeeding['media'],
  { property: { propertyId }, documents }: DemoProperty,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const document of documents) {
    const bytes = await readDocument(document.fileName)
    const { fileName } = document
    const stored = await media.storeFile(propertyId, {
      bytes,
      fileName,
      id: documentId(propertyId, document),
    })
    ids.set(document.key, stored.id)
  }
  return ids
}
