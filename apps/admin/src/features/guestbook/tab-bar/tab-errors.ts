import { contentsOf } from '@innkeeper/domain/guestbook/tab-bar.ts'
import type { TabBarItem } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { isLink } from '@innkeeper/domain/links.ts'

/** A tab while it is written: it may lead nowhere yet. */
export type TabDraft = Omit<TabBarItem, 'target'> & { target: TabBarItem['target'] | null }

export type TabErrors = {
  label?: 'tabBar.labelMissing'
  target?: 'tabBar.target.missing' | 'tabBar.target.wrongLink' | 'tabBar.contents.labelMissing'
}

/** What keeps a tab from being saved. */
export function tabErrors({ label, target }: TabDraft, defaultIndex: number): TabErrors {
  return {
    ...(label[defaultIndex]?.trim() ? {} : { label: 'tabBar.labelMissing' as const }),
    ...targetError(target, defaultIndex),
  }
}

function targetError(target: TabDraft['target'], defaultIndex: number): Pick<TabErrors, 'target'> {
  if (!target) return { target: 'tabBar.target.missing' }
  const contents = contentsOf(target)
  // A list tells its contents apart by their labels; a single one opens without.
  if (contents.length > 1 && contents.some(({ label }) => !label[defaultIndex]?.trim()))
    return { target: 'tabBar.contents.labelMissing' }
  if (target.kind !== 'link') return {}
  if (target.href === '') return { target: 'tabBar.target.missing' }
  return isLink(target.href) ? {} : { target: 'tabBar.target.wrongLink' }
}

/** The tab as it is saved: labels without spaces around them, empty ones gone. */
export function finishedTab(draft: TabDraft): TabBarItem | null {
  const { target, label, ...rest } = draft
  if (!target) return null
  return { ...rest, target: finishedTarget(target), label: writtenLabel(label) }
}

function finishedTarget(target: TabBarItem['target']): TabBarItem['target'] {
  if (target.kind !== 'content') return target
  const contents = target.contents.map((content) => ({ ...content, label: writtenLabel(content.label) }))
  return { ...target, contents }
}

function writtenLabel(label: TabBarItem['label']): TabBarItem['label'] {
  const written = Object.entries(label).flatMap(([index, text]) =>
    text.trim() ? [[index, text.trim()]] : [],
  )
  return Object.fromEntries(written)
}
