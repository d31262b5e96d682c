import type { GuestListItem } from '@innkeeper/api/guests.ts'
import { ActionIcon, CopyButton, Tooltip } from '@mantine/core'
import { IconCheck, IconExternalLink, IconLink } from '@tabler/icons-react'
import { ROW_TARGET } from '../../components/data-list/row-keys.ts'
import { guestLink, guestLinkAddress } from '../../platform/addresses.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import classes from './guests.module.css'

/** The name opens the guestbook as this guest sees it, in a tab of its own. */
export function GuestName({ guest }: { guest: GuestListItem }) {
  const t = useT()
  const { property } = useSession()
  const name = `${guest.firstName} ${guest.lastName}`
  return (
    <>
      <a
        className={classes.name}
        href={guestLinkAddress(property.id, guest.linkKey)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('guests.openAs', { name })}
        {...ROW_TARGET}
      >
        {name}
      </a>
      <span className={classes.quiet}>{guest.bookingNumber}</span>
    </>
  )
}

export function GuestLinkButtons({ guest }: { guest: GuestListItem }) {
  const t = useT()
  const { property } = useSession()
  const name = `${guest.firstName} ${guest.lastName}`
  return (
    <span className={classes.buttons}>
      <CopyButton value={guestLink(property.id, guest.linkKey)}>
        {({ copied, copy }) => (
          <Tooltip label={copied ? t('guests.linkCopied') : t('guests.copyLink')}>
            <ActionIcon onClick={copy} aria-label={t('guests.copyLinkOf', { name })}>
              {copied ? <IconCheck size={18} color="var(--good)" /> : <IconLink size={18} stroke={1.6} />}
            </ActionIcon>
          </Tooltip>
        )}
      </CopyButton>
      <IconExternalLink className={classes.opens} size={18} stroke={1.6} aria-hidden />
    </span>
  )
}
