import { Button, Stack, Text } from '@mantine/core'
import { IconDeviceLaptop, IconQrcode } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { CopyField } from '../../../../components/copy-field/copy-field.tsx'
import { Dialog } from '../../../../components/dialog/dialog.tsx'
import { hasUnsavedForm } from '../../../../components/editing/form/unsaved-forms.ts'
import { onFirstPress } from '../../../../components/first-press.ts'
import { LocalLinkWarning } from '../../../../components/public-address/local-link-warning.tsx'
import { QrCode } from '../../../../components/qr-code/qr-code.tsx'
import { ErrorAlert } from '../../../../components/states/error-alert.tsx'
import { useT } from '../../../../platform/texts.ts'
import { makeDeskLink } from '../api.ts'
import classes from '../submissions.module.css'
import { turnToGuest } from './turn-to-guest.ts'

type Props = { bookingId: string; name: string; onClose: () => void }

/** The form with a guest at the desk: on this device, which is signed out first, or on another one. */
export function DeskDialog({ bookingId, name, onClose }: Props) {
  const t = useT()
  const here = useMutation({ mutationFn: () => turnToGuest(() => makeDeskLink(bookingId)) })
  const elsewhere = useMutation({ mutationFn: () => makeDeskLink(bookingId) })
  // The page is on its way out once it worked.
  const isLeaving = here.isPending || here.isSuccess
  return (
    <Dialog isOpen onClose={onClose} title={t('regSubs.desk')}>
      <Stack gap="md">
        <Text>{name ? t('regSubs.desk.text', { name }) : t('regSubs.desk.textUnnamed')}</Text>
        <ErrorAlert error={here.error ?? elsewhere.error} />
        {elsewhere.data ? (
          <Elsewhere path={elsewhere.data.path} />
        ) : (
          <>
            <section className={classes.place} aria-label={t('regSubs.desk.here')}>
              <h3 className={classes.placeName}>{t('regSubs.desk.here')}</h3>
              <p className={classes.sentence}>{t('regSubs.desk.here.text')}</p>
              {hasUnsavedForm() && <p className={classes.warning}>{t('regSubs.desk.unsaved')}</p>}
              <Button
                data-autofocus
                leftSection={<IconDeviceLaptop size={16} stroke={1.7} aria-hidden />}
                loading={isLeaving}
                disabled={elsewhere.isPending}
                onClick={onFirstPress(() => here.mutate())}
              >
                {t('regSubs.desk.here.open')}
              </Button>
            </section>
            <section className={classes.place} aria-label={t('regSubs.desk.elsewhere')}>
              <h3 className={classes.placeName}>{t('regSubs.desk.elsewhere')}</h3>
              <p className={classes.sentence}>{t('regSubs.desk.elsewhere.text')}</p>
              <Button
                variant="default"
                leftSection={<IconQrcode size={16} stroke={1.7} aria-hidden />}
                loading={elsewhere.isPending}
                disabled={isLeaving}
                onClick={onFirstPress(() => elsewhere.mutate())}
              >
                {t('regSubs.desk.elsewhere.show')}
              </Button>
            </section>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

function Elsewhere({ path }: { path: string }) {
  const t = useT()
  const link = new URL(path, location.origin).href
  return (
    <>
      <LocalLinkWarning />
      <QrCode text={link} label={t('regSubs.desk.qr')} />
      <CopyField label={t('regSubs.desk.link')} hint={t('regSubs.desk.once')} value={link} />
    </>
  )
}
