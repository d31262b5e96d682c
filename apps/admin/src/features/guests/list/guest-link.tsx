import type { GuestListItem } from '@innkeeper/api/guests/list.ts'
import { ActionIcon, CopyButton, Tooltip } from '@mantine/core'
import { IconCheck, IconExternalLink, IconLink } from '@tabler/icons-react'
import { guestLink, guestLinkAddress } from '../../../platform/addresses.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import classes from '../guests.module.css'
import { fullName } from '../page/full-name.ts'

/** The guest's own link: to copy, and to open as they see it. */
export function GuestLinkButtons({ guest }: { guest: GuestListItem }) {
  const t = useT()
  const { property } = useSession()
  const name = fullName(guest)
  // Nobody has the link of who was erased.
  if (guest.isErased) return null
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
      <Tooltip label={t('guests.openGuestbook')}>
        <ActionIcon
          component="a"
          href={guestLinkAddress(property.id, guest.linkKey)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('guests.openAs', { name })}
        >
          <IconExternalLink size={18} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
    </span>
  )
}
