import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { Alert, Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { useT } from '../../../platform/texts.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { HandledAlert } from './handled-alert.tsx'
import { isWaiting } from './notice.ts'
import { refusalText } from './refusal-text.ts'
import { RequestGist } from './request-gist.tsx'

type Props = {
  kind: 'accept' | 'decline'
  request: OrderRequest
  answer: { isPending: boolean; error: Error | null }
  /** What the button says, where it names what becomes of it. */
  label?: string | null
  isDisabled?: boolean
  onSend: () => void
  onClose: () => void
  children: ReactNode
}

/** The answer to one request: what it is about, the fields of the answer, and who was faster where somebody was. */
export function AnswerDialog({
  kind,
  request,
  answer,
  label = null,
  isDisabled = false,
  onSend,
  onClose,
  children,
}: Props) {
  const t = useT()
  const { isPending, error } = answer
  const isTooLate = !isPending && !isWaiting(request)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`requests.${kind}.title`, { number: request.number })}
      buttons={
        isTooLate ? (
          <Button onClick={onClose}>{t('action.close')}</Button>
        ) : (
          <AnswerButtons {...{ kind, label, isPending, isDisabled, onSend }} onCancel={onClose} />
        )
      }
    >
      <Stack gap="md">
        <RequestGist request={request} />
        {isTooLate ? (
          <HandledAlert request={request} />
        ) : (
          <>
            {children}
            {error && (
              <Alert color="red" variant="light" role="alert">
                {refusalText(t, error, request)}
              </Alert>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}
