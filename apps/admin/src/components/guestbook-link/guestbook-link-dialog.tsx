import { Alert, Button, CopyButton, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react'
import { guestbookLink, isOnlyHere, phoneLink } from '../../platform/addresses.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { QrCode } from '../qr-code/qr-code.tsx'
import classes from './guestbook-link.module.css'

/** The public guestbook: a code for the phone in one's hand, and the link to copy or to open. */
export function GuestbookLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { property } = useSession()
  const address = guestbookLink(property.id)
  return (
    <Dialog isOpen onClose={onClose} title={t('guestbookLink.title')}>
      <Stack gap="md">
        <Text c="dimmed">{t('guestbookLink.text')}</Text>
        {isOnlyHere(location.hostname) && <Alert color="accent">{t('guestbookLink.onlyHere')}</Alert>}
        <QrCode text={phoneLink(property.id)} label={t('guestbookLink.qr', { property: property.name })} />
        <TextInput
          label={t('guestbookLink.address')}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.buttons}>
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button
                onClick={copy}
                leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} stroke={1.7} />}
              >
                {copied ? t('action.copied') : t('guestbookLink.copy')}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            component="a"
            href={address}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} stroke={1.7} />}
          >
            {t('guestbookLink.open')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
