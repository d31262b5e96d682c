import type { ClientData } from '@innkeeper/api/properties.ts'
import { withHomeFirst } from '@innkeeper/domain/guestbook/home-tab.ts'
import { type Tab, tabBarFor, tabLink, tabsShownTo } from '@innkeeper/domain/guestbook/tab-bar.ts'
import type { Phase } from '@innkeeper/domain/guests/phase.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { BoxIcon } from '../../platform/box-icon.tsx'
import { BoxLinkAnchor } from '../../platform/box-link-anchor.tsx'
import styles from './tab-bar.module.css'
import { TabContents } from './tab-contents.tsx'

export type TabBarProps = {
  clientData: ClientData
  phase: Phase
  /** Tabs to what is a booking's own are shown to whoever has one. */
  hasBooking: boolean
  languageIndex: number
  /** On another page than the guestbook. */
  isAway?: boolean
  /** The page of the HTML builder that is shown. */
  pageId?: string
}

/** The property's own menu, Home first: docked at the foot of a phone, on top of the column on a desk. Plain links. */
export function TabBar({
  clientData,
  phase,
  hasBooking,
  languageIndex,
  isAway = false,
  pageId,
}: TabBarProps) {
  const t = useTexts<GuestTranslate>()
  const fallback = defaultLanguage(clientData.localization)?.index ?? languageIndex
  const bar = tabBarFor(clientData.tabBar, phase, languageIndex, fallback)
  const { hasLabels, isOnPhones } = bar
  const tabs = tabsShownTo(bar.tabs, { open: clientData.features, hasBooking, phase })
  if (tabs.length === 0) return null
  return (
    <nav
      className={classNames(styles.bar, isOnPhones && styles.onPhones, hasLabels && styles.withLabels)}
      aria-label={t('nav.tabBar')}
    >
      <ul className={styles.tabs}>
        {withHomeFirst(tabs, clientData.propertyId, t('nav.home')).map((tab) => (
          <li key={tab.id}>
            <TabLink tab={tab} clientData={clientData} isAway={isAway} pageId={pageId} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TabLinkProps = { tab: Tab; clientData: ClientData; isAway: boolean; pageId: string | undefined }

function TabLink({ tab, clientData, isAway, pageId }: TabLinkProps) {
  const { icon, label, target, contents } = tab
  const link = tabLink(target, clientData, isAway)
  const isHere = contents.some(({ content }) => content.kind === 'page' && content.pageId === pageId)
  const words = (
    <>
      <span className={styles.icon}>
        <BoxIcon name={icon} size={24} />
      </span>
      <span className={styles.label} dir="auto">
        {label}
      </span>
    </>
  )
  if (!link) {
    return (
      <TabContents tab={tab} clientData={clientData} className={styles.tab} isCurrent={isHere}>
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
      aria-current={isCurrent || isHere ? 'page' : undefined}
      title={label}
    >
      {words}
    </BoxLinkAnchor>
  )
}
