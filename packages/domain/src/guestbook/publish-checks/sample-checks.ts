import { MODULES } from '../../modules/module-names.ts'
import { DEFAULT_BRAND } from '../../properties/defaults.ts'
import type { BoxContent, Card } from '../card-schema.ts'
import type { CardType } from '../card-types.ts'
import { DEFAULT_VISIBILITY } from '../constants.ts'
import { EMPTY_TAB_BAR } from '../tab-bar-schema.ts'
import type { PublishFacts } from './facts.ts'

/** For tests: an id of the right length that begins with a readable name. */
export const anId = (name: string) => name.padEnd(22, '0')

/** For tests: a property in English and Danish that has nothing but its own modules. */
export function someFacts(change: Partial<PublishFacts> = {}): PublishFacts {
  return {
    propertyId: 'fjellheim',
    languages: [0, 1],
    today: '2026-11-16',
    modules: MODULES,
    brand: DEFAULT_BRAND,
    tabBar: EMPTY_TAB_BAR,
    pages: [],
    documents: [],
    pictures: {},
    products: { kept: [], offered: [] },
    targetGroups: [],
    unitCategories: [],
    units: [],
    ...change,
  }
}

/** For tests: a card that says the same in both languages. */
export function aDraft(
  name: string,
  change: Partial<Card> & { words?: BoxContent; type?: CardType } = {},
): Card {
  const { words = { title: name }, ...card } = change
  return {
    id: anId(name),
    type: 'Content',
    index: 0,
    parentId: null,
    version: 1,
    content: { 0: { default: words }, 1: { default: words } },
    styles: { layout: 'plain', backgroundPicture: null, backgroundOpacity: 0.4 },
    options: {},
    visibility: DEFAULT_VISIBILITY,
    ...card,
  }
}

/** For tests: a text with one link. */
export function linkTo(href: string): BoxContent['body'] {
  return {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  }
}
