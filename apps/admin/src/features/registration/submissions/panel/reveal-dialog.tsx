import type { Submission } from '@innkeeper/api/registration/submissions.ts'
import { REVEAL_REASONS, type RevealReason } from '@innkeeper/domain/registration/constants.ts'
import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import { useT } from '../../../../platform/texts.ts'
import { useRevealCall } from '../api.ts'
import { ReasonChoice } from '../reason-choice.tsx'
import { fieldWords } from './field-words.ts'
import type { Asked, Revealed } from './reveal-state.ts'
import { useLabelLanguages } from './use-label-languages.ts'

type Props = {
  submission: Submission
  asked: Asked
  onShown: (asked: Asked, answer: Pick<Revealed, 'value' | 'src'>) => void
  onClose: () => void
}

/** Of an erased guest the authorities alone are told. */
export const reasonsFor = ({ isLocked }: Pick<Submission, 'isLocked'>): readonly RevealReason[] =>
  isLocked ? ['authority asks'] : REVEAL_REASONS

/** Asks why, before one value is opened. */
export function RevealDialog({ submission, asked, onShown, onClose }: Props) {
  const t = useT()
  const languages = useLabelLanguages()
  const [reason, setReason] = useState<RevealReason | null>(null)
  const reveal = useRevealCall(submission.id)
  // The second press of a double click may come after the first was answered.
  const isAsked = useRef(false)
  const submit = () => {
    if (!reason || isAsked.current) return
    isAsked.current = true
    reveal.mutate(
      { ...asked, reason },
      {
        onSuccess: (answer) => {
          onShown(asked, answer)
          onClose()
        },
        onError: () => {
          isAsked.current = false
        },
      },
    )
  }
  return (
    <FormDialog
      title={t('regSubs.reveal.title', { field: fieldWords(t, submission.body, asked.field, languages) })}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('regSubs.reveal.show')}
      isPending={reveal.isPending}
      canSubmit={reason !== null}
      error={reveal.error}
    >
      <Text>{t('regSubs.reveal.text')}</Text>
      <ReasonChoice reasons={reasonsFor(submission)} value={reason} onReason={setReason} hasFocus />
    </FormDialog>
  )
}
