import { GROUPS_MAX, QUESTIONS_MAX } from '@innkeeper/domain/survey/constants.ts'
import { missingWords, type ProblemOfSurvey } from '@innkeeper/domain/survey/publish-checks.ts'
import { VisuallyHidden } from '@mantine/core'
import { DragList } from '../../../components/drag/drag-list.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import { AddButton } from '../../../components/editing/add-button/add-button.tsx'
import type { SentTo } from '../../../components/editing/collapsible-section/use-sent-to.ts'
import {
  useContentLanguages,
  useDefaultLanguage,
} from '../../../components/editing/languages/use-content-languages.ts'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import { AddQuestion } from './add-question.tsx'
import { blocksOf, questionsBefore } from './edit-questions.ts'
import classes from './editor.module.css'
import { QuestionRow } from './question-row.tsx'
import { ScreenRow } from './screen-row.tsx'
import { bodyOf, screenEntry } from './survey-draft.ts'
import { useQuestionOrder } from './use-question-order.ts'
import { useSurveyEdits } from './use-survey-edits.ts'
import type { SurveyPartProps } from './use-survey-form.ts'

/** A question that somebody is led to. */
export type Visit = SentTo & { question: string }

type Props = SurveyPartProps & {
  problems: readonly ProblemOfSurvey[]
  visit: Visit | null
  onVisit: (question: string) => void
}

/**
 * The screens of a survey with their questions. All are rows of one list, so that a question keeps the focus on its way
 * from one screen to the next.
 */
export function QuestionList({ form, language, problems, visit, onVisit }: Props) {
  const t = useT()
  const { draft } = form
  const { index: main } = useDefaultLanguage()
  const title = useContentLanguages().find(({ index }) => index === language)?.title ?? ''
  const missing = language === main ? [] : missingWords(bodyOf(draft), language, main)
  const missingIn = (id: string) => (missing.includes(id) ? title : null)
  const edits = useSurveyEdits(form, onVisit)
  const places = useQuestionOrder(form)
  const blocks = blocksOf(draft.order)
  const all = Object.values(draft.questions)
  const rowOf = (id: string) => {
    const question = draft.questions[id]
    if (!question) return null
    return (
      <QuestionRow
        key={id}
        question={question}
        before={questionsBefore(draft, id)}
        language={language}
        missingIn={missingIn(id)}
        problems={problems.filter(({ at }) => at === id).map(({ problem }) => problem)}
        place={places.at(draft.order.indexOf(id))}
        sentTo={visit?.question === id ? visit : null}
        onChange={edits.setQuestion}
        onRemove={() => edits.removeQuestion(question)}
      />
    )
  }
  return (
    <Box title={t('surveyEdit.questions')} flush>
      <DragList {...places.list}>
        <ul className={rows.rows} aria-label={t('surveyEdit.questions')}>
          {blocks.flatMap(({ screen, questions }, at) => [
            <ScreenRow
              key={screenEntry(screen)}
              id={screen}
              screen={draft.screens[screen]}
              number={at + 1}
              count={blocks.length}
              hasQuestions={questions.length > 0}
              language={language}
              missingIn={missingIn(screen)}
              place={places.at(draft.order.indexOf(screenEntry(screen)))}
              onChange={(next) => edits.setScreen(screen, next)}
              onMove={(by) => edits.moveScreen(screen, by)}
              onRemove={() => edits.removeScreen(screen, at + 1)}
            />,
            ...questions.map(rowOf),
            <li key={`${screen} add`} className={classes.add}>
              <AddQuestion
                taken={all.some(({ kind }) => kind === 'recommendation') ? ['recommendation'] : []}
                isFull={all.length >= QUESTIONS_MAX}
                onAdd={(kind) => edits.addQuestion(screen, kind)}
              />
            </li>,
          ])}
        </ul>
      </DragList>
      <div className={classes.foot}>
        {blocks.length === 0 && <p className={classes.quiet}>{t('surveyEdit.noScreens')}</p>}
        <AddButton disabled={blocks.length >= GROUPS_MAX} onClick={edits.addScreen}>
          {t('surveyEdit.addScreen')}
        </AddButton>
      </div>
      <VisuallyHidden role="status" aria-live="assertive">
        {places.announcement}
      </VisuallyHidden>
    </Box>
  )
}
