import { mediaIdOf } from '../../media/links.ts'
import type { ModuleName } from '../../modules/module-names.ts'
import type { PublishFacts } from './facts.ts'
import type { LinkTarget } from './problem.ts'

/** The product's own pages by how their address begins (spec 2), each with the module that opens it. */
const PAGES: Readonly<Record<string, ModuleName | null>> = {
  guestbook: 'guestbook',
  mobile: 'guestbook',
  return: 'guestbook',
  voucher: 'guestbook',
  pages: 'htmlBuilder',
  products: 'products',
  order: 'products',
  upselling: 'upselling',
  'room-upgrades': 'roomUpgrades',
  'registration-form': 'registrationForms',
  survey: 'guestFeedback',
  welcome: null,
}

/** A card by its id; other names that `box` takes are panels of the product's own. */
const OPENED_BOX = /(?:^|&)box=([A-Za-z0-9_-]{22})(?:&|$)/

export type KnownIds = Pick<PublishFacts, 'propertyId' | 'modules' | 'pages' | 'documents' | 'pictures'> & {
  /** Cards that guests can open, and the forms of those with products. */
  cards: ReadonlySet<string>
  forms: ReadonlySet<string>
}

/**
 * What a path of this installation was to lead to and does not: a card, page or file that is gone, a part of the
 * product that is closed, or nothing the product has. Null where it leads somewhere, or to another property.
 */
export function brokenOwnPath(href: string, known: KnownIds): LinkTarget | null {
  const [path, query] = pathAndQuery(href)
  const [page = '', propertyId, id] = path.split('/').filter(Boolean)
  if (page === 'media') return propertyId === known.propertyId ? brokenFile(path, known) : null
  if (page === '') return null
  const module = PAGES[page]
  if (module === undefined) return 'address'
  if (propertyId !== known.propertyId) return null
  if (module !== null && !known.modules.includes(module)) return 'feature'
  if (page === 'pages') return id && known.pages.includes(id) ? null : 'page'
  if (page === 'voucher') return id && known.cards.has(id) ? null : 'card'
  if (page === 'products') return id && (known.forms.has(id) || known.cards.has(id)) ? null : 'card'
  const [, box] = OPENED_BOX.exec(query) ?? []
  return box && !known.cards.has(box) && !known.forms.has(box) ? 'card' : null
}

/** The path of an address of this installation. */
export function pathOf(href: string): string {
  return pathAndQuery(href)[0]
}

function pathAndQuery(href: string): [path: string, query: string] {
  const [path = '', query = ''] = href.split('#', 1).join('').split('?', 2)
  return [path, query]
}

function brokenFile(path: string, known: KnownIds): LinkTarget | null {
  const id = mediaIdOf(path, { propertyId: known.propertyId, mediaOrigin: '' })
  // Pictures that only a text links to are not among those cards show: what is a picture is let be.
  if (!id || !path.endsWith('.pdf')) return id ? null : 'file'
  return known.documents.includes(id) ? null : 'file'
}
