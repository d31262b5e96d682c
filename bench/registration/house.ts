import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { sql } from 'drizzle-orm'
import {
  registrationForms,
  registrationFormVersions,
} from '../../apps/server/src/features/registration/tables.ts'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { loadSharp } from '../../apps/server/src/platform/pictures/sharp-library.ts'
import { quietLogger } from '../../apps/server/src/testing/database.ts'
import { writeStays } from '../messages/stays.ts'
import type { Home } from '../processes/engines.ts'
import { HOTEL } from '../subject.ts'
import type { Guest } from './guests.ts'

/** The database of a home in which no server runs. */
async function within<T>({ dataDir, databaseUrl }: Home, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ databaseUrl, dataDir, minFreeMb: 0, logger: quietLogger })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** A form that asks for a picture of the document, and so many stays that arrive tomorrow. */
export function prepareHouse(home: Home, count: number): Promise<{ formId: string; guests: Guest[] }> {
  const now = new Date()
  const formId = newId()
  const preset = formBodyOf('DK')
  const fields = preset.fields.map((field) =>
    field.name === 'idPicture' ? { ...field, isEnabled: true, isRequired: true } : field,
  )
  const form = { propertyId: HOTEL, id: formId, name: 'Measured', position: -1, version: 1, changedAt: now }
  const version = {
    ...{ propertyId: HOTEL, formId, version: 1, madeAt: now },
    body: { ...preset, fields },
  }
  return within(home, async (db) => {
    const arrival = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
    const known = await keys(db)
    await writeStays(db, HOTEL, { count, arrivalOf: () => arrival })
    await db.tenant(HOTEL, async (tx) => {
      await tx.insert(registrationForms).values(form)
      await tx.insert(registrationFormVersions).values(version)
    })
    const added = (await keys(db)).filter((linkKey) => !known.includes(linkKey))
    return { formId, guests: added.map((linkKey, nth) => ({ linkKey, nth })) }
  })
}

async function keys(db: Database): Promise<string[]> {
  const { rows } = await db.tenant(HOTEL, (tx) =>
    tx.execute<{ key: string }>(sql`select link_key as key from bookings`),
  )
  return rows.map(({ key }) => key)
}

export type Left = { forms: number; withPicture: number; filesBehind: number }

/** What is there afterwards: forms, those with their picture, and files that belong to none. */
export async function countLeft(home: Home, formId: string): Promise<Left> {
  const { forms, pictures } = await within(home, (db) =>
    db.tenant(HOTEL, async (tx) => {
      const { rows } = await tx.execute<{ forms: number }>(
        sql`select count(*)::int as forms from registration_submissions where form_id = ${formId}`,
      )
      const found = await tx.execute<{ file: string }>(
        sql`select file from registration_pictures where submission_id is not null`,
      )
      return { forms: rows[0]?.forms ?? 0, pictures: found.rows.map(({ file }) => file) }
    }),
  )
  const files = join(home.dataDir, 'files')
  const kept = await readdir(join(files, HOTEL, 'registration')).catch((): string[] => [])
  const unfinished = await readdir(join(files, '.incoming')).catch((): string[] => [])
  const withPicture = pictures.filter((file) => kept.includes(file)).length
  return { forms, withPicture, filesBehind: kept.length - withPicture + unfinished.length }
}

const WANTED_BYTES = 4 * 1024 * 1024

/** As a phone takes it: twelve million pixels, four megabytes. */
export async function aPhotograph(): Promise<Buffer> {
  const sharp = await loadSharp()
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const drawn = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
  const pixels = await drawn.png({ compressionLevel: 0 }).toBuffer()
  let quality = 90
  let bytes = await sharp(pixels).jpeg({ quality }).toBuffer()
  while (bytes.length > WANTED_BYTES * 1.1 && quality > 20) {
    quality -= 5
    bytes = await sharp(pixels).jpeg({ quality }).toBuffer()
  }
  return bytes
}
