import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { Anchor } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { WorkPanel } from '../../../components/dialog/work-panel.tsx'
import { PhoneFrame } from '../../../components/phone-frame/phone-frame.tsx'
import { guestPreviewAddress } from '../../../platform/addresses.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './guest-page.module.css'

/**
 * The guestbook as this guest gets it now. A preview of the booking, not its link: this browser does not become the
 * guest's, and no visit is counted.
 */
export function SeeAsPanel({ guest, onClose }: { guest: GuestPage; onClose: () => void }) {
  const t = useT()
  const { property } = useSession()
  const language = property.languages.find(({ code }) => code === guest.language)?.index ?? null
  const address = guestPreviewAddress(property.id, { linkKey: guest.linkKey, language })
  const title = t('guest.link.seeAsTitle', { name: guest.guest.firstName })
  const inTab = (
    <>
      {t('guest.link.seeAsNote')}{' '}
      <Anchor href={address} target="_blank" rel="noreferrer">
        {t('guest.link.seeAsTab')} <IconExternalLink size={14} stroke={1.7} aria-hidden />
      </Anchor>
    </>
  )
  return (
    <WorkPanel title={title} note={inTab} onClose={onClose}>
      <div className={classes.phoneStage}>
        <PhoneFrame>{(screen) => <iframe {...screen} title={title} src={address} />}</PhoneFrame>
      </div>
    </WorkPanel>
  )
}
