import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'

/** Language indexes that a tab has a word under. */
export function tabBarLanguages({ guestPhases }: TabBar): number[] {
  const labels = Object.values(guestPhases).flatMap(({ items }) => items.map(({ label }) => label))
  return labels.flatMap((label) => Object.keys(label).map(Number))
}
