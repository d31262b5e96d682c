import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { Tx } from '../../platform/db/port.ts'
import { cards, guestbookVersions } from './tables.ts'

const FIRST_VERSION = 1

/** What a new property begins with: drafts, and the same cards published. */
export async function writeFirstVersion(tx: Tx, propertyId: string, first: Card[]): Promise<void> {
  await tx.insert(cards).values(
    first.map((draft) => ({
      propertyId,
      id: draft.id,
      parentId: draft.parentId,
      position: draft.index,
      draft,
      publishedRevision: 1,
    })),
  )
  await tx.insert(guestbookVersions).values({ propertyId, version: FIRST_VERSION, cards: first })
}
