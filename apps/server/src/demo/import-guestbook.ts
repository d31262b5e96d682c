import type { GuestbookFile } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { publish } from '../features/guestbook/drafts/publish.ts'
import { applyImport } from '../features/guestbook/files/import.ts'
import { findPageNames } from '../features/html-builder/page-names.ts'
import type { Tx } from '../platform/db/port.ts'
import { DEMO_ACCOUNTS } from './accounts.ts'
import type { DemoProperty } from './demo-property.ts'

/** Imports and publishes a property's guestbook as staff would, once all that its cards name is there. */
export async function importGuestbook(
  tx: Tx,
  demo: Pick<DemoProperty, 'property' | 'units' | 'unitCategories' | 'targetGroups'>,
  file: GuestbookFile,
  now: Date,
): Promise<void> {
  const { propertyId } = demo.property
  const owner = DEMO_ACCOUNTS.find(({ memberships }) =>
    memberships.some((one) => one.propertyId === propertyId),
  )
  const author = { propertyId, userId: 'demo', name: owner?.name ?? '' }
  await applyImport(tx, author, { file, mode: 'replace', snapshot: demo, findPageNames }, now)
  // The demo's own cards, which its tests look at.
  await publish(tx, author, { publishedAt: now, lookFirst: async () => undefined })
}
