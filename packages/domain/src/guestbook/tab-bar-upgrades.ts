import * as z from 'zod/mini'
import { isLink } from '../links.ts'
import { withPhases } from './tab-bar-phases.ts'
import { TAB_BAR_VERSION, type TabBar, type TabBarItem, tabBarSchema } from './tab-bar-schema.ts'

/*
 * The two shapes of a stored tab bar.
 *   1: a tab leads to one page, one PDF, a box or a link
 *   2: pages and PDFs are contents of a tab, one or several, each with its own label
 */

type Stored = Record<string, unknown>

/** From version N to N + 1. */
const upgrades: Record<number, (stored: Stored) => Stored> = { 1: fromFirst }

/** A stored tab bar of any known version as today's, or null when it is not one. */
export function upgradeTabBar(stored: unknown): TabBar | null {
  if (!isObject(stored)) return null
  let shape = stored
  for (let version = Number(shape.version); version !== TAB_BAR_VERSION; version++) {
    const upgrade = upgrades[version]
    if (!upgrade) return null
    shape = upgrade(shape)
  }
  const parsed = z.safeParse(tabBarSchema, shape)
  return parsed.success ? parsed.data : null
}

/** As guests may get it: without tabs that lead where no link may, stored before there was one rule for links. */
export function withFitTabs(tabBar: TabBar): TabBar {
  const fits = ({ target }: TabBarItem) => target.kind !== 'link' || isLink(target.href)
  return withPhases(tabBar, (phase) => ({ ...phase, items: phase.items.filter(fits) }))
}

function fromFirst({ guestPhases, ...kept }: Stored): Stored {
  const phases = isObject(guestPhases) ? Object.entries(guestPhases) : []
  return {
    ...kept,
    version: 2,
    guestPhases: Object.fromEntries(phases.map(([name, phase]) => [name, withContents(phase)])),
  }
}

function withContents(phase: unknown): unknown {
  if (!isObject(phase) || !Array.isArray(phase.items)) return phase
  return { ...phase, items: phase.items.map(withContent) }
}

/** What the tab led to becomes its only content, under the tab's own label. */
function withContent(item: unknown): unknown {
  if (!isObject(item) || !isObject(item.target)) return item
  const { kind } = item.target
  if (kind !== 'page' && kind !== 'pdf') return item
  return { ...item, target: { kind: 'content', contents: [{ ...item.target, label: item.label }] } }
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
