import { useNameOf } from '../name-of.ts'
import { RefusalFields } from '../refusal-fields.tsx'
import { useRefusalAnswer } from '../use-refusal-answer.ts'
import { AnswerForm } from './answer-form.tsx'
import type { AnswerFormProps } from './answer-form-props.ts'

export function DeclineForm({ request, onAnswer, onCancel }: AnswerFormProps) {
  const answer = useRefusalAnswer(request)
  const send = () => {
    const body = answer.body()
    if (body) onAnswer({ kind: 'decline', request, body })
  }
  return (
    <AnswerForm kind="decline" whom={useNameOf()(request)} onSend={send} onCancel={onCancel}>
      <RefusalFields answer={answer} />
    </AnswerForm>
  )
}
