import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { BaseProperty } from '@innkeeper/html-builder/base-templates/build.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { findPictures, type PictureFacts } from '../media/service.ts'
import type { PropertyService } from '../properties/service.ts'

export type BaseDependencies = {
  db: Database
  properties: Pick<PropertyService, 'snapshot'>
  /** Where links in mails lead. */
  origin: string
  /** Pictures of the boxes that guests see, in their order. */
  findShownPictures(tx: Tx, propertyId: string): Promise<string[]>
}

/** As many as any preset shows. */
const PICTURES_MAX = 12
/** Wider than high by this much, a picture holds across a whole page. */
const WIDE = 1.2

/** What presets are filled with: the property's own words, brand and pictures. */
export async function findBaseProperty(
  { db, properties, origin, findShownPictures }: BaseDependencies,
  propertyId: string,
): Promise<BaseProperty> {
  const { property } = await properties.snapshot(propertyId)
  const pictures = await db.tenant(
    propertyId,
    async (tx) => {
      const ids = await findShownPictures(tx, propertyId)
      const found = await findPictures(tx, propertyId, ids)
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    { readOnly: true },
  )
  const { name, localization, brand, checkInTime, checkOutTime, contact } = property
  return {
    ...{ name, localization, brand, checkInTime, checkOutTime },
    phone: contact.phone,
    email: contact.email,
    postalAddress: contact.address,
    website: null,
    pictures: wideFirst(pictures)
      .slice(0, PICTURES_MAX)
      .map(({ mediaId, alt }) => ({
        url: `/media/${propertyId}/${mediaId}`,
        alt: byCode(alt, localization),
      })),
    guestbookUrl: `${origin}/guestbook/${propertyId}`,
  }
}

function wideFirst(pictures: readonly PictureFacts[]): PictureFacts[] {
  const isWide = ({ width, height }: PictureFacts) => width >= height * WIDE
  return [...pictures.filter(isWide), ...pictures.filter((picture) => !isWide(picture))]
}

function byCode(alt: Readonly<Record<string, string>>, { languages }: Localization): Record<string, string> {
  return Object.fromEntries(
    Object.values(languages).flatMap(({ code, index }) => (alt[index] ? [[code, alt[index]]] : [])),
  )
}
