import { useDisclosure } from '@mantine/hooks'
import { IconMessageCircle } from '@tabler/icons-react'
import { SidePanel } from '../../../components/dialog/side-panel.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import { type AsidePlaces, GuestAside } from './guest-aside.tsx'
import classes from './inbox.module.css'
import { ThreadList } from './thread-list.tsx'
import { ThreadPane } from './thread-pane.tsx'
import { useInboxAddress } from './use-inbox.ts'
import { useInboxKeys } from './use-inbox-keys.ts'

/** Who wrote, what passed, and who it is: side by side where there is room, one at a time where there is not. */
export function InboxScreen({ places }: { places: AsidePlaces }) {
  const t = useT()
  const { thread } = useInboxAddress()
  const [isGuestOpen, guest] = useDisclosure(false)
  useInboxKeys()
  return (
    <div className={classes.inbox} data-work-pane={thread ? 'inner' : 'start'}>
      <div className={classes.panes}>
        <div className={classes.list}>
          <ThreadList />
        </div>
        <div className={classes.thread}>
          {thread ? (
            <ThreadPane threadId={thread} onGuest={guest.open} />
          ) : (
            <EmptyState icon={IconMessageCircle} title={t('inbox.choose')} text={t('inbox.choose.text')} />
          )}
        </div>
        {thread && (
          <aside className={classes.guest} aria-label={t('inbox.guest')}>
            <GuestAside threadId={thread} places={places} />
          </aside>
        )}
      </div>
      {thread && isGuestOpen && (
        <SidePanel title={t('inbox.guest')} isOpen onClose={guest.close} size={380}>
          <GuestAside threadId={thread} places={places} />
        </SidePanel>
      )}
    </div>
  )
}
