import { ActionIcon, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconQrcode } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useT } from '../../platform/texts.ts'

const GuestbookLinkDialog = lazy(async () => ({
  default: (await import('../../components/guestbook-link/guestbook-link-dialog.tsx')).GuestbookLinkDialog,
}))

/** The public guestbook in reach from every page: to copy, to open, to scan. */
export function GuestbookLinkButton() {
  const t = useT()
  const [isOpen, dialog] = useDisclosure(false)
  const label = t('guestbookLink.button')
  return (
    <>
      <Tooltip label={label}>
        <ActionIcon aria-label={label} onClick={dialog.open}>
          <IconQrcode size={19} stroke={1.6} />
        </ActionIcon>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <GuestbookLinkDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  )
}
