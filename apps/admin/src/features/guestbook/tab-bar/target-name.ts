import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getTabTargets } from '@innkeeper/api/guestbook/tab-bar.ts'
import { contentsOf, returnPath, type TabTarget } from '@innkeeper/domain/guestbook/tab-bar.ts'
import { contentId } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import type { TabContent } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'

export type TabTargets = AnswerOf<typeof getTabTargets>

/** The ways a tab can lead, as the form offers them: the start of the guestbook is a link of its own. */
export const TARGET_KINDS = ['home', 'content', 'box', 'feature', 'link'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

export function kindOf(target: TabTarget | null, propertyId: string): TargetKind | null {
  if (target?.kind === 'link' && target.href === returnPath(propertyId)) return 'home'
  return target?.kind ?? null
}

/** Where a tab leads, in words. */
export function useTargetName() {
  const t = useT()
  const { property } = useSession()
  return (target: TabTarget, targets: TabTargets | undefined): string => {
    const kind = kindOf(target, property.id) ?? 'link'
    if (kind === 'home') return t('tabBar.target.home')
    const contents = contentsOf(target)
    const [first] = contents
    if (contents.length > 1) return t('tabBar.contents.list', { count: contents.length })
    const label = first ? t(`tabBar.target.${first.kind}`) : t(`tabBar.target.${kind}`)
    const name = first ? contentName(first, targets) : nameOf(target, targets, t)
    return name ? `${label}: ${name}` : label
  }
}

function nameOf(
  target: TabTarget,
  targets: TabTargets | undefined,
  t: ReturnType<typeof useT>,
): string | undefined {
  switch (target.kind) {
    case 'content':
      return undefined
    case 'box':
      return targets?.boxes.find(({ id }) => id === target.cardId)?.name
    case 'link':
      return target.href
    case 'feature':
      return t(`link.feature.${target.feature}`)
  }
}

function contentName(content: TabContent, targets: TabTargets | undefined): string | undefined {
  const list = content.kind === 'page' ? targets?.pages : targets?.documents
  return list?.find(({ id }) => id === contentId(content))?.name
}
