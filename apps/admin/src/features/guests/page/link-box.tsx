import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { Alert, Button, CopyButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCheck, IconCopy, IconEye, IconPrinter, IconRefresh } from '@tabler/icons-react'
import { useIsLocal } from '../../../components/public-address/use-is-local.ts'
import { QrCode } from '../../../components/qr-code/qr-code.tsx'
import { guestLink } from '../../../platform/addresses.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useCardDownload } from './api.ts'
import classes from './guest-page.module.css'
import { RenewLinkDialog } from './renew-link-dialog.tsx'
import { SeeAsPanel } from './see-as-panel.tsx'

/** The guest's own way into the guestbook: as a code, as text, on paper, and as they see it. */
export function LinkBox({ guest }: { guest: GuestPage }) {
  const t = useT()
  const { property } = useSession()
  const name = guest.guest.firstName
  const link = guestLink(property.id, guest.linkKey)
  const isLocal = useIsLocal()
  const card = useCardDownload(guest.id)
  const tellFailure = useFailureNotice(t('guest.link.cardFailed'))
  const [isRenewing, renewing] = useDisclosure(false)
  const [isLooking, looking] = useDisclosure(false)
  const title = t('guest.link.title', { name })
  return (
    <section className={classes.linkBox} aria-label={title}>
      <div className={classes.qr}>
        <QrCode text={link} label={t('guest.link.qr', { name })} />
      </div>
      <div className={classes.linkWords}>
        <h2 className={classes.boxTitle}>{title}</h2>
        <p className={classes.quiet}>{t('guest.link.text')}</p>
        <div className={classes.linkLine}>
          <span className={classes.link}>{link.replace(/^https?:\/\//, '')}</span>
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={copy}
                leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} stroke={1.7} />}
              >
                {copied ? t('action.copied') : t('action.copy')}
              </Button>
            )}
          </CopyButton>
        </div>
        <div className={classes.linkButtons}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.7} />}
            loading={card.isPending}
            onClick={() => card.mutate(undefined, { onError: tellFailure })}
          >
            {t('guest.link.card')}
          </Button>
          <Button variant="default" leftSection={<IconEye size={16} stroke={1.7} />} onClick={looking.open}>
            {t('guest.link.seeAs', { name })}
          </Button>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.7} />}
            onClick={renewing.open}
          >
            {t('guest.link.renew')}
          </Button>
        </div>
        {isLocal && <Alert color="accent">{t('guestbookLink.onlyHere')}</Alert>}
      </div>
      {isRenewing && <RenewLinkDialog guest={guest} onClose={renewing.close} />}
      {isLooking && <SeeAsPanel guest={guest} onClose={looking.close} />}
    </section>
  )
}
