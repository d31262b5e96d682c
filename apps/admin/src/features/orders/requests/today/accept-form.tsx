import { AcceptFields } from '../accept-fields.tsx'
import { useNameOf } from '../name-of.ts'
import { useAcceptAnswer } from '../use-accept-answer.ts'
import { AnswerForm } from './answer-form.tsx'
import type { AnswerFormProps } from './answer-form-props.ts'

export function AcceptForm({ request, onAnswer, onCancel }: AnswerFormProps) {
  const answer = useAcceptAnswer(request)
  const send = () => {
    const body = answer.body()
    if (body) onAnswer({ kind: 'accept', request, body })
  }
  return (
    <AnswerForm
      kind="accept"
      whom={useNameOf()(request)}
      label={answer.upgrade.label}
      isDisabled={!answer.isReady}
      onSend={send}
      onCancel={onCancel}
    >
      <AcceptFields request={request} answer={answer} />
    </AnswerForm>
  )
}
