import type { StaffSurvey } from '@innkeeper/api/survey/surveys.ts'
import type { ProblemOfSurvey } from '@innkeeper/domain/survey/publish-checks.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { onFirstPress } from '../../../components/first-press.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { usePublishSurvey } from '../api.ts'
import classes from './editor.module.css'
import { useQuestionName } from './use-question-name.ts'
import type { SurveyForm } from './use-survey-form.ts'

type Props = {
  latest: StaffSurvey
  form: Pick<SurveyForm, 'draft' | 'isDirty' | 'saveAll' | 'took'>
  problems: readonly ProblemOfSurvey[]
  /** Leads to a question. */
  onVisit: (question: string) => void
}

/** Makes what was written the next version; while something keeps it from that, it says what, and leads there. */
export function PublishSurvey({ latest, form, problems, onVisit }: Props) {
  const t = useT()
  const [areProblemsShown, dialog] = useDisclosure(false)
  const { mutate, isPending } = usePublishSurvey(latest.id)
  const tell = useFailureNotice(t('surveyEdit.publish.failed'))
  const isPublished = latest.version !== null && !latest.hasChanges && !form.isDirty
  const publish = async () => {
    // What could not be saved says so itself.
    if (!(await form.saveAll())) return
    mutate(undefined, {
      onSuccess: (published) => {
        form.took(published)
        showDone(t('surveyEdit.published', { version: published.version ?? 0 }))
      },
      onError: tell,
    })
  }
  return (
    <>
      <Button
        loading={isPending}
        disabled={isPublished}
        onClick={onFirstPress(() => (problems.length > 0 ? dialog.open() : void publish()))}
      >
        {isPublished ? t('publish.justDone') : t('action.publish')}
      </Button>
      <Dialog
        isOpen={areProblemsShown}
        onClose={dialog.close}
        title={t('surveyEdit.problems', { count: problems.length })}
      >
        <ProblemList
          draft={form.draft}
          problems={problems}
          onVisit={(question) => {
            dialog.close()
            onVisit(question)
          }}
        />
      </Dialog>
    </>
  )
}

export function ProblemList({
  draft,
  problems,
  onVisit,
}: Pick<Props, 'problems' | 'onVisit'> & { draft: SurveyForm['draft'] }) {
  const t = useT()
  const nameOf = useQuestionName()
  return (
    <ul className={classes.problems}>
      {problems.map(({ problem, at }) => {
        const question = at === null ? undefined : draft.questions[at]
        const words = t(`surveyEdit.problem.${problem}`)
        return (
          <li key={`${problem} ${at}`}>
            {question ? (
              <button type="button" className={classes.problem} onClick={() => onVisit(question.id)}>
                <strong>{nameOf(question)}</strong> {words}
              </button>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}
