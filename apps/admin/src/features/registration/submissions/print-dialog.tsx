import { REVEAL_REASONS, type RevealReason } from '@innkeeper/domain/registration/constants.ts'
import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import { usePrint } from './api.ts'
import { ReasonChoice } from './reason-choice.tsx'

type Props = { ids: readonly string[]; onClose: () => void }

/** Asks once why forms are printed with their numbers, however many they are. */
export function PrintDialog({ ids, onClose }: Props) {
  const t = useT()
  const [reason, setReason] = useState<RevealReason | null>(null)
  const print = usePrint()
  // The second press of a double click may come after the first was answered.
  const isAsked = useRef(false)
  const submit = () => {
    if (!reason || isAsked.current) return
    isAsked.current = true
    const again = () => {
      isAsked.current = false
    }
    print.mutate({ ids, reason }, { onSuccess: onClose, onError: again })
  }
  return (
    <FormDialog
      title={t('regSubs.print.title', { count: ids.length })}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('regSubs.printChosen')}
      isPending={print.isPending}
      canSubmit={reason !== null}
      error={print.error}
    >
      <Text>{t('regSubs.print.text', { count: ids.length })}</Text>
      <ReasonChoice reasons={REVEAL_REASONS} value={reason} onReason={setReason} hasFocus />
    </FormDialog>
  )
}
