import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../../components/states/page-skeleton.tsx'
import { requestQuery } from '../api.ts'
import { HandledAlert } from '../handled-alert.tsx'
import { isWaiting } from '../notice.ts'
import { AcceptForm } from './accept-form.tsx'
import classes from './answer.module.css'
import type { AnswerFormProps } from './answer-form-props.ts'
import { DeclineForm } from './decline-form.tsx'
import type { PendingAnswer } from './pending-answers.ts'

type Props = Omit<AnswerFormProps, 'request'> & { kind: PendingAnswer['kind']; request: RequestListItem }

/** The answer to a request, below its row; how the guest can be told is asked of the server first. */
export function AnswerInPlace({ kind, request, onAnswer, onCancel }: Props) {
  const { data, error, refetch } = useQuery(requestQuery(request.id))
  const Form = kind === 'accept' ? AcceptForm : DeclineForm
  const content = () => {
    if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
    if (!isWaiting(data)) return <HandledAlert request={data} />
    return <Form request={data} onAnswer={onAnswer} onCancel={onCancel} />
  }
  return <div className={classes.unfolded}>{content()}</div>
}
