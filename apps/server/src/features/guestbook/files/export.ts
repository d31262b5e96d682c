import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import {
  FILE_FORMAT,
  FILE_VERSION,
  type FileMedia,
  type FileName,
  type GuestbookFile,
} from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { contentsOf } from '@innkeeper/domain/guestbook/tab-bar.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import type { PropertySnapshot } from '../../properties/service.ts'
import { mediaIdsOf } from '../published.ts'

type Exported = { cards: Card[]; tabBar: TabBar; media: FileMedia[]; pages: FileName[]; exportedAt: Date }

/** The file of a property's guestbook; of what the property has it names only what the cards name. */
export function guestbookFile(
  { property, units, unitCategories, targetGroups }: PropertySnapshot,
  { cards, tabBar, media, pages, exportedAt }: Exported,
): GuestbookFile {
  // Ids are random, so finding one in the text is finding a use of it.
  const text = JSON.stringify([cards, tabBar])
  const named = (things: readonly FileName[]) => things.filter(({ id }) => text.includes(id))
  return {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    exportedAt: exportedAt.toISOString(),
    property: { id: property.propertyId, name: property.name },
    languages: Object.values(property.localization.languages).map(({ index, code, title }) => ({
      index,
      code,
      title,
    })),
    cards,
    tabBar,
    names: {
      units: named(units.map(({ id, code }) => ({ id, name: code }))),
      unitCategories: named(unitCategories.map(({ id, name }) => ({ id, name }))),
      targetGroups: named(targetGroups.map(({ id, name }) => ({ id, name }))),
      pages: named(pages),
    },
    media,
  }
}

/** Every file the cards and the tabs name: pictures and documents. */
export function filesNamedBy(cards: readonly Card[], tabBar: TabBar): string[] {
  const links = cards.flatMap(({ options: { link } }) => (link?.type === 'pdf' ? [link.value] : []))
  const tabs = Object.values(tabBar.guestPhases)
    .flatMap(({ items }) => items)
    .flatMap(({ target }) => contentsOf(target))
    .flatMap((content) => (content.kind === 'pdf' ? [content.mediaId] : []))
  return [...new Set([...mediaIdsOf(cards), ...links, ...tabs])]
}
