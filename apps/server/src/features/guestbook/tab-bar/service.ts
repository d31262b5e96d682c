import { createHash } from 'node:crypto'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getTabTargets, StaffTabBar } from '@innkeeper/api/guestbook/tab-bar.ts'
import { documentsOfTabs } from '@innkeeper/domain/guestbook/publish-checks/documents.ts'
import { tabsLeadingNowhere } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { documentsByName, findDocumentIds } from '../../media/service.ts'
import { findBoxes, findTabBars, lockTabBar, type StoredTabBars, writeTabBar } from './repository.ts'

export type TabTargets = AnswerOf<typeof getTabTargets>
type Named = { id: string; name: string }

type Dependencies = {
  /** Pages guests can open. */
  findPageNames(tx: Tx, propertyId: string): Promise<Named[]>
}

export type TabBarService = {
  read(tx: Tx, propertyId: string): Promise<StaffTabBar>
  targets(tx: Tx, propertyId: string): Promise<TabTargets>
  /** Guests see it at once. Throws `guestbook/stale-tab-bar` with the other version. */
  save(tx: Tx, staff: Staff, revision: string, tabBar: TabBar): Promise<StaffTabBar>
}

export function createTabBarService({ findPageNames }: Dependencies): TabBarService {
  async function stored(tx: Tx, propertyId: string): Promise<StoredTabBars> {
    const found = await findTabBars(tx, propertyId)
    if (!found) throw new AppError('property/unknown', 'No such property.')
    return found
  }

  return {
    read: async (tx, propertyId) => present(await stored(tx, propertyId)),

    async targets(tx, propertyId) {
      const { localization } = await stored(tx, propertyId)
      const pages = await findPageNames(tx, propertyId)
      const documents = await documentsByName(tx, propertyId)
      return { pages, documents, boxes: await findBoxes(tx, propertyId, localization) }
    },

    async save(tx, { propertyId }, revision, tabBar) {
      await lockTabBar(tx, propertyId)
      const before = await stored(tx, propertyId)
      const current = present(before)
      if (revisionOf(tabBar) === current.revision && !current.isImported) return current
      if (revision !== current.revision) {
        throw new AppError('guestbook/stale-tab-bar', 'Somebody saved the tab bar meanwhile.', { current })
      }
      const named = [...documentsOfTabs(current.tabBar), ...documentsOfTabs(tabBar)]
      const documents = (await findDocumentIds(tx, propertyId, named)).map((id) => ({ id }))
      const pages = await findPageNames(tx, propertyId)
      const boxes = await findBoxes(tx, propertyId, before.localization)
      const nowhere = tabsLeadingNowhere(current.tabBar, tabBar, { pages, documents, boxes })
      if (nowhere.length > 0) {
        throw new AppError('guestbook/tab-target-unknown', 'A tab leads nowhere.', { items: nowhere })
      }
      const propertyRevision = await writeTabBar(tx, propertyId, tabBar)
      await emit(tx, propertyId, 'property.changed', { revision: propertyRevision })
      return present({ ...before, published: tabBar, draft: null })
    },
  }
}

function present({ published, draft }: StoredTabBars): StaffTabBar {
  const tabBar = draft ?? published
  return { tabBar, revision: revisionOf(tabBar), isImported: draft !== null }
}

/** The bar tells its own revision, so it is right whoever wrote it: staff, a publishing, an import. */
function revisionOf(tabBar: TabBar): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(tabBar)))
    .digest('base64url')
    .slice(0, 22)
}

/** The database gives names back in an order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, inOrder(inner)]))
}
