import type { Submission } from '@innkeeper/api/registration/submissions.ts'
import { Text } from '@mantine/core'
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx'
import { showDone } from '../../../../platform/done-notice.ts'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { useT } from '../../../../platform/texts.ts'
import { useToday } from '../../../../platform/use-today.ts'
import { useRemove } from '../api.ts'
import { nameOf } from '../words.ts'

type Props = {
  submission: Pick<Submission, 'id' | 'name' | 'bookingNumber' | 'isLocked' | 'keptUntil'>
  onRemoved: () => void
  onClose: () => void
}

/** Asks before the person of a form is erased, and says what the law keeps of it. */
export function RemoveDialog({ submission, onRemoved, onClose }: Props) {
  const t = useT()
  const remove = useRemove(submission.id)
  const tellRemoved = (lockedUntil: string | null) => {
    showDone(
      lockedUntil === null
        ? t('regSubs.removed')
        : t('regSubs.removed.locked', { day: formatDateOnly(lockedUntil) }),
    )
    onRemoved()
  }
  return (
    <ConfirmDialog
      title={t('regSubs.remove.title', { name: nameOf(t, submission) })}
      onClose={onClose}
      action={{
        label: t('regSubs.remove.yes'),
        onClick: () => remove.mutate(undefined, { onSuccess: ({ lockedUntil }) => tellRemoved(lockedUntil) }),
        isPending: remove.isPending,
      }}
      error={remove.error}
    >
      <RemovedWords submission={submission} />
    </ConfirmDialog>
  )
}

/** What becomes of it: a law keeps it for a while, or it is gone. */
export function RemovedWords({ submission }: Pick<Props, 'submission'>) {
  const t = useT()
  const { keptUntil, bookingNumber } = submission
  const isKept = keptUntil >= useToday()
  return (
    <>
      <Text>
        {isKept ? t('regSubs.remove.locks', { day: formatDateOnly(keptUntil) }) : t('regSubs.remove.text')}
      </Text>
      <Text mt="sm">{t('regSubs.remove.after', { number: bookingNumber })}</Text>
    </>
  )
}
