import { Button } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../../../platform/texts.ts'
import classes from './answer.module.css'
import type { PendingAnswer } from './pending-answers.ts'

type Props = {
  kind: PendingAnswer['kind']
  whom: string
  /** What the button says, where it names what becomes of it. */
  label?: string | null
  isDisabled?: boolean
  onSend: () => void
  onCancel: () => void
  children: ReactNode
}

/** Enter answers, Escape folds it up again. */
export function AnswerForm({
  kind,
  whom,
  label = null,
  isDisabled = false,
  onSend,
  onCancel,
  children,
}: Props) {
  const t = useT()
  const send = useRef<HTMLButtonElement>(null)
  useEffect(() => send.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t('today.answer.form', { whom })}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
      <div className={classes.formButtons}>
        <Button variant="default" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button
          ref={send}
          type="submit"
          disabled={isDisabled}
          {...(kind === 'decline' ? { color: 'red' } : {})}
        >
          {label ?? t(`requests.${kind}`)}
        </Button>
      </div>
    </form>
  )
}
