import type { MediaService } from '../features/media/service.ts'
import { properties } from '../features/properties/tables.ts'
import type { Database } from '../platform/db/port.ts'
import type { SealedData } from '../platform/sealed-data/port.ts'
import type { DemoProperty } from './demo-property.ts'
import { documentId, readDocument } from './documents.ts'
import { fjellheim } from './fjellheim/fjellheim.ts'
import { readGuestbook } from './guestbook-file.ts'
import { havnehuset } from './havnehuset/havnehuset.ts'
import { pictureId, readPicture } from './pictures.ts'
import { showcase } from './showcase/showcase.ts'
import { writeProperty, writePropertyContent } from './write-property.ts'

export type DemoSeeding = {
  db: Database
  media: Pick<MediaService, 'storeFile'>
  /** Milliseconds since the epoch; all dates of the demo lie around it. */
  now: number
  /** What guests wrote is sealed in the demo, too. */
  sealedData: SealedData
}

/** Fills an installation with the demo's properties; refuses when one of them is already there. */
export async function seedDemo(seeding: DemoSeeding): Promise<void> {
  const { db, now } = seeding
  const demo = [fjellheim(now), havnehuset(now), showcase(now)]
  for (const { property } of demo) await refuseExisting(db, property.propertyId)
  for (const each of demo) await seedProperty(seeding, each)
}

async function refuseExisting(db: Database, propertyId: string): Promise<void> {
  const found = await db.tenant(
    propertyId,
    (tx) => tx.select({ propertyId: properties.propertyId }).from(properties),
    { readOnly: true },
  )
  if (found.length > 0) throw new Error(`the demo property ${propertyId} already exists`)
}

/** Media belongs to a property that exists, and cards name media, so the guestbook comes last. */
async function seedProperty({ db, media, now, sealedData }: DemoSeeding, demo: DemoProperty): Promise<void> {
  const { propertyId } = demo.property
  const guestbook = await readGuestbook(demo, now)
  await db.tenant(propertyId, (tx) => writeProperty(tx, demo))
  try {
    await storeMedia(media, demo)
    const rest = { guestbook, now: new Date(now), sealedData }
    await db.tenant(propertyId, (tx) => writePropertyContent(tx, demo, rest))
  } catch (error) {
    // Half a property would refuse the next try.
    await db.tenant(propertyId, (tx) => tx.delete(properties))
    throw error
  }
}

async function storeMedia(
  media: DemoSeeding['media'],
  { property: { propertyId }, pictures, documents }: DemoProperty,
): Promise<void> {
  for (const { key: _, ...picture } of pictures) {
    const bytes = await readPicture(picture.fileName)
    await media.storeFile(propertyId, { ...picture, bytes, id: pictureId(propertyId, picture) })
  }
  for (const document of documents) {
    const bytes = await readDocument(document.fileName)
    const id = documentId(propertyId, document)
    await media.storeFile(propertyId, { bytes, fileName: document.fileName, id })
  }
}
