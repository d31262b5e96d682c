import type { BoxIcon } from '@innkeeper/domain/guestbook/icons.ts'
import { EMPTY_TAB_BAR, type TabBar, type TabBarPhase } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { type IdsOf, type LinkPlan, tabTarget } from './link-plan.ts'
import { stableId } from './stable-id.ts'

type TabBarPhaseName = keyof TabBar['guestPhases']

export type TabPlan<Language extends string> = {
  icon: BoxIcon
  link: LinkPlan
  labels: Record<Language, string>
}

/** The tabs of each phase; a property with one menu for everybody names `allGuestPhases` alone. */
export type TabBarPlan<Language extends string> = Partial<
  Record<TabBarPhaseName, readonly TabPlan<Language>[]>
>

export function buildTabBar<Language extends string>(
  plan: TabBarPlan<Language>,
  languageIndexes: Record<Language, number>,
  ids: IdsOf,
): TabBar {
  const named = Object.entries(plan) as [TabBarPhaseName, readonly TabPlan<Language>[]][]
  const built = named.map(([phase, tabs]) => [phase, buildPhase(phase, tabs, languageIndexes, ids)] as const)
  return {
    ...EMPTY_TAB_BAR,
    isUniqueForEachPhase: named.some(([phase]) => phase !== 'allGuestPhases'),
    guestPhases: { ...EMPTY_TAB_BAR.guestPhases, ...Object.fromEntries(built) },
  }
}

function buildPhase<Language extends string>(
  phase: TabBarPhaseName,
  tabs: readonly TabPlan<Language>[],
  languageIndexes: Record<Language, number>,
  ids: IdsOf,
): TabBarPhase {
  const languages = Object.keys(languageIndexes) as Language[]
  return {
    ...EMPTY_TAB_BAR.guestPhases[phase],
    items: tabs.map(({ icon, link, labels }, index) => ({
      id: stableId(ids.propertyId, 'tab', phase, String(index)),
      index,
      icon,
      label: Object.fromEntries(
        languages.map((language) => [String(languageIndexes[language]), labels[language]]),
      ),
      target: tabTarget(link, ids),
    })),
  }
}
