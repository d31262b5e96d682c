import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getTabTargets } from '@innkeeper/api/guestbook/tab-bar.ts'
import { returnPath, type TabTarget } from '@innkeeper/domain/guestbook/tab-bar.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'

export type TabTargets = AnswerOf<typeof getTabTargets>

/** The ways a tab can lead, as the form offers them: the start of the guestbook is a link of its own. */
export const TARGET_KINDS = ['home', 'page', 'pdf', 'box', 'link'] as const
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
    const name = nameOf(target, targets)
    return kind === 'home' || !name ? t(`tabBar.target.${kind}`) : `${t(`tabBar.target.${kind}`)}: ${name}`
  }
}

function nameOf(target: TabTarget, targets: TabTargets | undefined): string | undefined {
  switch (target.kind) {
    case 'page':
      return targets?.pages.find(({ id }) => id === target.pageId)?.name
    case 'pdf':
      return targets?.documents.find(({ id }) => id === target.mediaId)?.name
    case 'box':
      return targets?.boxes.find(({ id }) => id === target.cardId)?.name
    case 'link':
      return target.href
  }
}
