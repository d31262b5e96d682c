import { isTabHref } from '@innkeeper/domain/guestbook/tab-bar-edit.ts'
import type { TabBarItem } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'

/** A tab while it is written: it may lead nowhere yet. */
export type TabDraft = Omit<TabBarItem, 'target'> & { target: TabBarItem['target'] | null }

export type TabErrors = {
  label?: 'tabBar.labelMissing'
  target?: 'tabBar.target.missing' | 'tabBar.target.wrongLink'
}

/** What keeps a tab from being saved. */
export function tabErrors({ label, target }: TabDraft, defaultIndex: number): TabErrors {
  return {
    ...(label[defaultIndex]?.trim() ? {} : { label: 'tabBar.labelMissing' as const }),
    ...targetError(target),
  }
}

function targetError(target: TabDraft['target']): Pick<TabErrors, 'target'> {
  if (!target) return { target: 'tabBar.target.missing' }
  if (target.kind !== 'link') return {}
  if (target.href === '') return { target: 'tabBar.target.missing' }
  return isTabHref(target.href) ? {} : { target: 'tabBar.target.wrongLink' }
}

/** The tab as it is saved: labels without spaces around them, empty ones gone. */
export function finishedTab(draft: TabDraft): TabBarItem | null {
  const { target, label, ...rest } = draft
  if (!target) return null
  const written = Object.entries(label).flatMap(([index, text]) =>
    text.trim() ? [[index, text.trim()]] : [],
  )
  return { ...rest, target, label: Object.fromEntries(written) }
}
