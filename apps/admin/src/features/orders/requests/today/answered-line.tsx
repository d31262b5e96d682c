import { Button } from '@mantine/core'
import { IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { ListRow } from '../../../../components/page/row-list.tsx'
import { useT } from '../../../../platform/texts.ts'
import { nameOf } from '../name-of.ts'
import { useSummary } from '../use-summary.ts'
import classes from './answer.module.css'
import type { PendingAnswer } from './pending-answers.ts'
import type { AnswerLine } from './use-answers.ts'

/** In the place of the row it answers, with the way back. */
export function UndoableLine({ answer, onUndo }: { answer: PendingAnswer; onUndo: () => void }) {
  const t = useT()
  const summary = useSummary()
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone; who works by keys goes on from here.
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  const { request, kind } = answer
  const whom = request.unit ?? nameOf(t, request)
  const words = { what: summary(request), whom }
  return (
    <ListRow className={classes.line}>
      <IconCheck size={18} aria-hidden />
      <span role="status">
        {kind === 'accept' ? t('today.answer.accepted', words) : t('today.answer.declined', words)}
      </span>
      <Button ref={undo} variant="default" onClick={onUndo} aria-label={t('today.answer.undoOf', { whom })}>
        {t('today.answer.undo')}
      </Button>
    </ListRow>
  )
}

/** What became of an answer that was sent. */
export function AnsweredLine({ line: { tone, text } }: { line: AnswerLine }) {
  const LineIcon = tone === 'good' ? IconCheck : IconInfoCircle
  return (
    <ListRow className={classes.line} data-tone={tone}>
      <LineIcon size={18} aria-hidden />
      <span role={tone === 'good' ? 'status' : 'alert'}>{text}</span>
    </ListRow>
  )
}
