import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aProperty } from '../../testing/builders.ts'
import { TWO_LANGUAGES } from '../../testing/property-with-editor.ts'
import { findBaseProperty } from './base-property.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`,
  )

describe('what presets are filled with', () => {
  it('is the property, its pictures that guests see, wide ones first, in the words of each language', async () => {
    const propertyId = await aProperty(app.db, { name: 'Fjellheim', localization: TWO_LANGUAGES })
    const stored = async (width: number, height: number) =>
      (await app.media.storeFile(propertyId, { bytes: drawing(width, height), fileName: 'x.svg' })).id
    const [high, wide] = [await stored(20, 40), await stored(40, 20)]
    await app.db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        update media_files set alt = '{"version": 1, "texts": {"0": "The lake", "1": "Søen"}}' where id = ${wide}`),
    )
    const { property } = await findProperty(propertyId)
    const base = await findBaseProperty(
      {
        db: app.db,
        properties: { snapshot: async () => ({ property }) as never },
        origin: 'https://stay.example',
        findShownPictures: async () => [high, wide, 'AAAAAAAAAAAAAAAAAAAAAA'],
      },
      propertyId,
    )
    expect(base).toMatchObject({
      name: 'Fjellheim',
      localization: TWO_LANGUAGES,
      guestbookUrl: `https://stay.example/guestbook/${propertyId}`,
      website: null,
    })
    expect(base.pictures).toEqual([
      { url: `/media/${propertyId}/${wide}`, alt: { en: 'The lake', da: 'Søen' } },
      { url: `/media/${propertyId}/${high}`, alt: {} },
    ])
  })
})

async function findProperty(propertyId: string) {
  const answer = await app.inject({ url: `/api/guest/${propertyId}/clientData` })
  return { property: answer.json().data }
}
