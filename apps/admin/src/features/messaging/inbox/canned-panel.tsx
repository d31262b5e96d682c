import type { CannedAnswer } from '@innkeeper/api/messaging/threads.ts'
import { Button } from '@mantine/core'
import { IconMessage2Bolt, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { WorkPanel } from '../../../components/dialog/work-panel.tsx'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { shownWords } from '../../../components/editing/placeholders/placeholder-words.ts'
import { usePlaceholderNames } from '../../../components/editing/placeholders/use-placeholder-names.ts'
import { RowButtons } from '../../../components/editing/row-buttons/row-buttons.tsx'
import { NameButton } from '../../../components/page/name-button.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { moved } from '../../../platform/moved.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './canned.module.css'
import { type CannedDraft, cannedAnswersQuery, useArrangeCanned, useDeleteCanned } from './canned-api.ts'
import { CannedForm } from './canned-form.tsx'

/** The answers the house writes often: in their order, each with its words per language. */
export function CannedPanel({ onClose }: { onClose: () => void }) {
  const t = useT()
  const [edited, setEdited] = useState<CannedDraft | null>(null)
  if (edited) return <CannedForm answer={edited} onClose={() => setEdited(null)} />
  const addButton = (
    <Button
      leftSection={<IconPlus size={16} stroke={1.8} />}
      onClick={() => setEdited({ name: '', languages: {} })}
    >
      {t('cannedAnswers.add')}
    </Button>
  )
  return (
    <WorkPanel
      title={t('cannedAnswers.title')}
      note={t('cannedAnswers.note')}
      onClose={onClose}
      foot={addButton}
    >
      <Answers onEdit={setEdited} />
    </WorkPanel>
  )
}

function Answers({ onEdit }: { onEdit: (answer: CannedAnswer) => void }) {
  const t = useT()
  const { data, error, refetch } = useQuery(cannedAnswersQuery)
  const arrange = useArrangeCanned()
  const tellFailure = useFailureNotice(t('cannedAnswers.failed'))
  const [removed, setRemoved] = useState<CannedAnswer | null>(null)
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  const { answers } = data
  if (answers.length === 0)
    return (
      <EmptyState
        icon={IconMessage2Bolt}
        title={t('cannedAnswers.empty')}
        text={t('cannedAnswers.empty.text')}
      />
    )
  return (
    <>
      <ul className={classes.answers}>
        {answers.map((answer, place) => (
          <li key={answer.id} className={classes.answer}>
            <AnswerWords answer={answer} onEdit={() => onEdit(answer)} />
            <RowButtons
              words={{
                earlier: t('cannedAnswers.earlier', { name: answer.name }),
                later: t('cannedAnswers.later', { name: answer.name }),
                remove: t('cannedAnswers.remove', { name: answer.name }),
              }}
              place={place}
              count={answers.length}
              onMove={(by) => arrange.mutate(moved(answers, place, by), { onError: tellFailure })}
              onRemove={() => setRemoved(answer)}
            />
          </li>
        ))}
      </ul>
      {removed && <RemoveDialog answer={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

function AnswerWords({ answer, onEdit }: { answer: CannedAnswer; onEdit: () => void }) {
  const { nameOf } = usePlaceholderNames()
  const { index } = useDefaultLanguage()
  const words = answer.languages[index] ?? Object.values(answer.languages)[0] ?? ''
  return (
    <div className={classes.words}>
      <NameButton onClick={onEdit}>{answer.name}</NameButton>
      <span className={classes.quiet}>{shownWords(words, nameOf)}</span>
    </div>
  )
}

function RemoveDialog({ answer: { id, name }, onClose }: { answer: CannedAnswer; onClose: () => void }) {
  const t = useT()
  const remove = useDeleteCanned()
  return (
    <ConfirmDialog
      title={t('cannedAnswers.remove', { name })}
      onClose={onClose}
      error={remove.error}
      action={{
        label: t('action.delete'),
        isPending: remove.isPending,
        onClick: () => remove.mutate(id, { onSuccess: onClose }),
      }}
    >
      {t('cannedAnswers.remove.text')}
    </ConfirmDialog>
  )
}
