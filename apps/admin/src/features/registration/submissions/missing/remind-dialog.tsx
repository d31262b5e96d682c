import { Text } from '@mantine/core'
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx'
import { showDone } from '../../../../platform/done-notice.ts'
import { useT } from '../../../../platform/texts.ts'
import { useRemind } from '../api.ts'

type Props = { bookingIds: readonly string[]; onDone?: () => void; onClose: () => void }

/** Says to how many it goes before it goes. */
export function RemindDialog({ bookingIds, onDone, onClose }: Props) {
  const t = useT()
  const remind = useRemind()
  const count = bookingIds.length
  const send = () =>
    remind.mutate(bookingIds, {
      onSuccess: ({ queued, leftOut }) => {
        const words = [
          t('regSubs.remind.queued', { count: queued }),
          leftOut > 0 && t('regSubs.remind.leftOut', { count: leftOut }),
        ]
        showDone(words.filter(Boolean).join(' '))
        onDone?.()
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={t('regSubs.remind.title', { count })}
      action={{
        label: t('regSubs.remind.send', { count }),
        color: 'brand',
        isPending: remind.isPending,
        onClick: send,
      }}
      error={remind.error}
      onClose={onClose}
    >
      <Text>{t('regSubs.remind.text', { count })}</Text>
    </ConfirmDialog>
  )
}
