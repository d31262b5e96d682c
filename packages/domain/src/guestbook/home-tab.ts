import { returnPath, type Tab } from './tab-bar.ts'

/** Home stands first, always: the property's own way to the guestbook where it has one, else one of ours. */
export function withHomeFirst(tabs: readonly Tab[], propertyId: string, label: string): Tab[] {
  const href = returnPath(propertyId)
  const isHome = ({ target }: Tab) =>
    (target.kind === 'link' && target.href === href) ||
    (target.kind === 'feature' && target.feature === 'guestbook')
  const home: Tab = tabs.find(isHome) ?? {
    id: 'home',
    icon: 'home',
    label,
    target: { kind: 'link', href },
    contents: [],
  }
  return [home, ...tabs.filter((tab) => tab !== home)]
}
