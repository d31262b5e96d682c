import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BoxIcon } from '../packages/domain/src/guestbook/icons.ts'
import { root } from './root.ts'

/*
 * Draws the icons of tiles and tabs into one picture that pages point into: as components they would weigh on the
 * first view of every guestbook. Run it by hand when the list changes.
 */

const FILE = 'apps/guest/src/platform/box-icons.svg'

/** Each icon's name in the Tabler set. */
const DRAWINGS: Record<BoxIcon, string> = {
  home: 'Home',
  bed: 'Bed',
  key: 'Key',
  wifi: 'Wifi',
  coffee: 'Coffee',
  meal: 'ToolsKitchen2',
  glass: 'GlassFull',
  spa: 'Bath',
  swim: 'Swimming',
  walk: 'Walk',
  bike: 'Bike',
  ski: 'SkiJumping',
  car: 'Car',
  bus: 'Bus',
  map: 'Map2',
  calendar: 'Calendar',
  clock: 'Clock',
  gift: 'Gift',
  cart: 'ShoppingBag',
  // The set has no broom; a clean room sparkles.
  broom: 'Sparkles',
  phone: 'Phone',
  mail: 'Mail',
  chat: 'MessageCircle',
  info: 'InfoCircle',
  book: 'Book',
  star: 'Star',
  link: 'Link',
}

type Drawing = { __iconNode: [element: string, attributes: Record<string, string>][] }

const symbols = await Promise.all(
  Object.entries(DRAWINGS).map(async ([name, drawing]) => {
    const address = import.meta.resolve(`@tabler/icons-react/dist/esm/icons/Icon${drawing}.mjs`)
    const { __iconNode: lines } = (await import(address)) as Drawing
    const drawn = lines.map(([element, { key: _, ...attributes }]) => `<${element} ${written(attributes)}/>`)
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawn.join('')}</symbol>`
  }),
)

function written(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
}

writeFileSync(
  join(root, FILE),
  `<!-- Tabler Icons, MIT licence; drawn by scripts/draw-icons.ts -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
)
