import { createHash } from 'node:crypto'
import { OWN_FONT_FILES_MAX } from '@innkeeper/domain/fonts/constants.ts'
import type { FontFacts } from '@innkeeper/domain/fonts/font-facts.ts'
import type { FontUses } from '@innkeeper/domain/fonts/font-uses.ts'
import { asOwnFamily, isNameTaken } from '@innkeeper/domain/fonts/own-font-schema.ts'
import { uploadedFileName } from '@innkeeper/domain/media/file-name.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { recordBy } from '../audit/service.ts'
import { inspectFont } from './inspect-upload.ts'
import { findOwnFonts, type OwnFontRow, putOwnFont, removeOwnFont } from './repository.ts'

export type FontUpload = { family?: string | undefined; fileName: string; content: string }
/** A file that was checked and stored, ready to be named in a row. */
export type StoredFont = FontFacts & { fileName: string; bytes: number; hash: string }

export type OwnFontDependencies = {
  db: Database
  clock: Clock
  files: FilesPort
  /** Lets one change of the property through at a time. */
  lockProperty(tx: Tx, propertyId: string): Promise<{ revision: number }>
  /** Where families are chosen; the features that choose them answer. */
  usesOf(tx: Tx, propertyId: string): Promise<FontUses>
  /** Takes a file away after the commit, unless it is used again by then. */
  discardFile(tx: Tx, file: { propertyId: string; hash: string }): Promise<unknown>
}

export type OwnFontCommands = ReturnType<typeof createOwnFonts>

export function createOwnFonts({ db, clock, files, lockProperty, usesOf, discardFile }: OwnFontDependencies) {
  async function store(propertyId: string, upload: FontUpload): Promise<StoredFont | AppError> {
    const bytes = Buffer.from(upload.content, 'base64')
    const facts = await inspectFont(bytes)
    if (facts instanceof AppError) return facts
    const font = {
      ...facts,
      family: upload.family ?? nameOf(facts, upload.fileName),
      fileName: shownName(upload.fileName),
      bytes: bytes.length,
      hash: createHash('sha256').update(bytes).digest('base64url'),
    }
    if (isNameTaken(font.family))
      return new AppError('fonts/name-taken', 'A font of that name is here already.')
    const known = await db.tenant(propertyId, (tx) => findOwnFonts(tx, propertyId), { readOnly: true })
    if (!hasRoom(known, font)) return tooMany()
    await files.put(fileKey(propertyId, font.hash), bytes, { contentType: 'font/woff2' })
    return font
  }

  return {
    /** Checks and stores the file before the transaction; a refusal is answered, since only `add` may throw it. */
    store,
    async add(tx: Tx, staff: Staff, stored: StoredFont): Promise<OwnFontRow> {
      const { propertyId, name: licensedBy } = staff
      const { revision } = await lockProperty(tx, propertyId)
      const known = await findOwnFonts(tx, propertyId)
      if (!hasRoom(known, stored)) throw tooMany()
      const replaced = known.find((font) => isSameFace(font, stored))
      const uploadedAt = clock.now()
      const saved = await putOwnFont(tx, { ...stored, propertyId, id: newId(), licensedBy, uploadedAt })
      if (replaced && replaced.hash !== stored.hash)
        await discardFile(tx, { propertyId, hash: replaced.hash })
      await recordBy(tx, staff, {
        action: 'font.uploaded',
        subject: saved.family,
        details: { name: saved.fileName },
      })
      await emit(tx, propertyId, 'property.changed', { revision })
      return saved
    },
    async remove(tx: Tx, staff: Staff, id: string): Promise<void> {
      const { propertyId } = staff
      const { revision } = await lockProperty(tx, propertyId)
      const removed = await removeOwnFont(tx, propertyId, id)
      if (!removed) throw new AppError('fonts/unknown', 'No such font.')
      const places = (await usesOf(tx, propertyId))[removed.family]
      if (places) throw new AppError('fonts/in-use', 'The font is used.', { places })
      await discardFile(tx, { propertyId, hash: removed.hash })
      await recordBy(tx, staff, { action: 'font.deleted', subject: removed.family })
      await emit(tx, propertyId, 'property.changed', { revision })
    },
  }
}

export function fileKey(propertyId: string, hash: string): string {
  return `${propertyId}/fonts/${hash}`
}

type Face = Pick<OwnFontRow, 'family' | 'weight' | 'style'>

const isSameFace = (a: Face, b: Face) => a.family === b.family && a.weight === b.weight && a.style === b.style

function hasRoom(known: readonly OwnFontRow[], font: Face): boolean {
  return known.length < OWN_FONT_FILES_MAX || known.some((one) => isSameFace(one, font))
}

const tooMany = () =>
  new AppError('fonts/too-many', `A property has ${OWN_FONT_FILES_MAX} font files at most.`)

function nameOf({ family }: FontFacts, fileName: string): string {
  return asOwnFamily(family) || asOwnFamily(shownName(fileName).replace(/\.\w+$/, '')) || 'Own font'
}

function shownName(fileName: string): string {
  return uploadedFileName(fileName) || 'font.woff2'
}
