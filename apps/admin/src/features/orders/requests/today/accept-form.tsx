import { ConfirmationField } from '../confirmation-field.tsx'
import { ExpectedTimeField } from '../expected-time-field.tsx'
import { useNameOf } from '../name-of.ts'
import { wayOf } from '../request-kinds.ts'
import { useSummary } from '../use-summary.ts'
import { AnswerForm } from './answer-form.tsx'
import type { AnswerFormProps } from './answer-form-props.ts'
import { useAcceptAnswer } from './use-accept-answer.ts'

export function AcceptForm({ request, onAnswer, onCancel }: AnswerFormProps) {
  const summary = useSummary()
  const answer = useAcceptAnswer(request)
  const send = () => {
    const body = answer.body()
    if (body) onAnswer({ kind: 'accept', request, body })
  }
  return (
    <AnswerForm
      kind="accept"
      whom={useNameOf()(request)}
      isDisabled={answer.expected === undefined}
      onSend={send}
      onCancel={onCancel}
    >
      {answer.hasTime && (
        <ExpectedTimeField
          {...answer.time}
          asked={request.timeRequested}
          expected={answer.expected}
          service={wayOf(request) === 'service' ? summary(request) : null}
          onChange={(choice, other) => answer.setTime({ choice, other })}
        />
      )}
      <ConfirmationField
        value={answer.confirmation}
        onChange={answer.setConfirmation}
        reach={answer.reach}
        isPreview={request.isPreview}
      />
    </AnswerForm>
  )
}
