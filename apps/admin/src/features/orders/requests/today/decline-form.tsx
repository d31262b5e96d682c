import { useState } from 'react'
import { useSession } from '../../../../platform/session.ts'
import { ConfirmationField } from '../confirmation-field.tsx'
import { keepLastChoice, nearestChannel, readLastChoice } from '../last-choice.ts'
import { useNameOf } from '../name-of.ts'
import { type Declining, isReasonMissing, ReasonField } from '../reason-field.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { AnswerFormProps } from './answer-form-props.ts'

export function DeclineForm({ request, onAnswer, onCancel }: AnswerFormProps) {
  const { claims } = useSession()
  const { reach } = request
  const [last] = useState(() => readLastChoice(claims.user_id))
  const [confirmation, setConfirmation] = useState(() => nearestChannel(last.confirmation, reach))
  const [declining, setDeclining] = useState<Declining>({ reason: 'out of stock', reasonText: '' })
  const [isTried, setIsTried] = useState(false)
  const send = () => {
    setIsTried(true)
    if (isReasonMissing(declining)) return
    keepLastChoice(claims.user_id, { ...last, confirmation })
    const reasonText = declining.reason === 'other' ? declining.reasonText.trim() : ''
    const told = request.isPreview ? 'none' : confirmation
    onAnswer({
      kind: 'decline',
      request,
      body: { reason: declining.reason, reasonText, confirmation: told },
    })
  }
  return (
    <AnswerForm kind="decline" whom={useNameOf()(request)} onSend={send} onCancel={onCancel}>
      <ReasonField value={declining} onChange={setDeclining} isShownMissing={isTried} />
      <ConfirmationField
        value={confirmation}
        onChange={setConfirmation}
        reach={reach}
        isPreview={request.isPreview}
      />
    </AnswerForm>
  )
}
