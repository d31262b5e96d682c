import type { ClientData } from '@innkeeper/api/properties.ts'
import { type Tab, tabBarFor, tabLink } from '@innkeeper/domain/guestbook/tab-bar.ts'
import type { Phase } from '@innkeeper/domain/guests/phase.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { BoxIcon } from '../../platform/box-icon.tsx'
import { BoxLinkAnchor } from '../../platform/box-link-anchor.tsx'
import styles from './tab-bar.module.css'
import { TabContents } from './tab-contents.tsx'

export type TabBarProps = {
  clientData: ClientData
  phase: Phase
  languageIndex: number
  /** On another page than the guestbook. */
  isAway?: boolean
}

/** The property's own menu: at the foot of a phone, on top of the column on a desk. Plain links throughout. */
export function TabBar({ clientData, phase, languageIndex, isAway = false }: TabBarProps) {
  const t = useTexts<GuestTranslate>()
  const fallback = defaultLanguage(clientData.localization)?.index ?? languageIndex
  const { tabs, hasLabels, isOnPhones } = tabBarFor(clientData.tabBar, phase, languageIndex, fallback)
  if (tabs.length === 0) return null
  return (
    <nav className={classNames(styles.bar, isOnPhones && styles.onPhones)} aria-label={t('nav.tabBar')}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <TabLink tab={tab} clientData={clientData} isAway={isAway} hasLabel={hasLabels} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabLinkProps = { tab: Tab; clientData: ClientData; isAway: boolean; hasLabel: boolean }

function TabLink({ tab, clientData, isAway, hasLabel }: TabLinkProps) {
  const { icon, label, target } = tab
  const link = tabLink(target, clientData, isAway)
  const words = (
    <>
      <BoxIcon name={icon} size={24} />
      {hasLabel ? <span className={styles.label}>{label}</span> : <HeardText>{label}</HeardText>}
    </>
  )
  if (!link) {
    return (
      <TabContents tab={tab} clientData={clientData} className={styles.tab}>
        {words}
      </TabContents>
    )
  }
  const { href, opensNewWindow, isCurrent } = link
  return (
    <BoxLinkAnchor
      className={styles.tab}
      href={href}
      opensNewWindow={opensNewWindow}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {words}
    </BoxLinkAnchor>
  )
}
