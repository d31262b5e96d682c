import { mediaIdOf } from '../../media/links.ts'
import type { Card } from '../card-schema.ts'
import { contentsOf } from '../tab-bar.ts'
import { contentId } from '../tab-bar-edit.ts'
import type { TabBar } from '../tab-bar-schema.ts'
import { pathOf } from './own-address.ts'
import { linksOf } from './text-links.ts'

type Linking = Pick<Card, 'content' | 'options'>

/** Ids of every file that cards name as a document: the box itself, or a link in any of its texts. */
export function documentsOfCards(cards: readonly Linking[]): string[] {
  return [...new Set(cards.flatMap(documentIds))]
}

/** Ids of every file that tabs open or link to. */
export function documentsOfTabs({ guestPhases }: TabBar): string[] {
  const targets = Object.values(guestPhases).flatMap(({ items }) => items.map(({ target }) => target))
  const opened = targets
    .flatMap(contentsOf)
    .filter(({ kind }) => kind === 'pdf')
    .map(contentId)
  const linked = targets.flatMap((target) => (target.kind === 'link' ? fileAt(target.href) : []))
  return [...new Set([...opened, ...linked])]
}

function documentIds({ content, options }: Linking): string[] {
  const linked = Object.values(content).flatMap((variants) =>
    Object.values(variants).flatMap(({ body }) => linksOf(body).flatMap(fileAt)),
  )
  return options.link?.type === 'pdf' ? [options.link.value, ...linked] : linked
}

/** Whose file it is does not matter here: another property's is not found among the own ones. */
function fileAt(href: string): string[] {
  const path = pathOf(href)
  const [, , propertyId = ''] = path.split('/')
  const id = mediaIdOf(path, { propertyId, mediaOrigin: '' })
  return id ? [id] : []
}
