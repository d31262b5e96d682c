import { Text } from '@mantine/core'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { useT } from '../../platform/texts.ts'

/** How mail leaves the installation is set where it runs, not here: this says what to ask for. */
export function MailSenderDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog isOpen onClose={onClose} title={t('setUp.mail.title')}>
      <Text>{t('setUp.mail.text')}</Text>
    </Dialog>
  )
}
