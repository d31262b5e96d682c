import type { FileMedia, FileName } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'

/** What a guestbook's file asks of other features; the composition root answers. */
export type FileNeighbours = {
  /** The property's files that could be one of these. */
  findSameFiles(
    tx: Tx,
    propertyId: string,
    wanted: readonly Pick<FileMedia, 'id' | 'hash' | 'fileName'>[],
  ): Promise<FileMedia[]>
  findPageNames(tx: Tx, propertyId: string): Promise<FileName[]>
  recordExport(tx: Tx, staff: Staff, details: { count: number }): Promise<void>
}
