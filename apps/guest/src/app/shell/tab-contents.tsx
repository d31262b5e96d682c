import type { ClientData } from '@innkeeper/api/properties.ts'
import { contentLink, type Tab } from '@innkeeper/domain/guestbook/tab-bar.ts'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { BoxLinkAnchor } from '../../platform/box-link-anchor.tsx'
import styles from './tab-contents.module.css'

type Props = {
  tab: Tab
  clientData: ClientData
  className: string | undefined
  /** One of its pages is the page that is shown. */
  isCurrent: boolean
  children: ReactNode
}

/** A tab with several contents: a button that opens a small list. The browser's own popover, so it needs no script. */
export function TabContents({ tab, clientData, className, isCurrent, children }: Props) {
  const id = useId()
  const close = (event: MouseEvent) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-current={isCurrent ? 'page' : undefined}
        title={tab.label}
      >
        {children}
      </button>
      <div id={id} popover="auto" className={styles.list}>
        <ul aria-label={tab.label}>
          {tab.contents.map(({ content, label }) => {
            const { href, opensNewWindow } = contentLink(content, clientData)
            return (
              <li key={href}>
                <BoxLinkAnchor
                  className={styles.content}
                  href={href}
                  opensNewWindow={opensNewWindow}
                  onClick={close}
                >
                  <span dir="auto">{label}</span>
                </BoxLinkAnchor>
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}
