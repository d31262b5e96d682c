import type { SurveyProblem } from '@innkeeper/domain/survey/publish-checks.ts'
import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'
import { ActionIcon } from '@mantine/core'
import { useDisclosure, useMergedRef } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { RowHandle } from '../../../components/drag/row-order/row-handle.tsx'
import rows from '../../../components/drag/row-order/rows.module.css'
import type { RowPlace } from '../../../components/drag/row-order/use-row-order.ts'
import { useDragRow } from '../../../components/drag/use-drag-row.ts'
import { type SentTo, useSentTo } from '../../../components/editing/collapsible-section/use-sent-to.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './editor.module.css'
import { Note } from './note.tsx'
import { KIND_ICONS } from './question-kinds.ts'
import { QuestionSettings } from './question-settings.tsx'
import { useQuestionName } from './use-question-name.ts'
import { useQuestionSummary } from './use-question-summary.ts'

type Props = {
  question: Question
  before: readonly Question[]
  language: number
  /** Name of the language that is written in, where words are missing in it. */
  missingIn: string | null
  problems: readonly SurveyProblem[]
  place: RowPlace
  /** Somebody was led here. */
  sentTo: SentTo | null
  onChange: (question: Question) => void
  onRemove: () => void
}

/** A question in one line, with what keeps it from being published; opened, everything that can be set. */
export function QuestionRow(props: Props) {
  const { question, before, language, missingIn, problems, place, sentTo, onChange, onRemove } = props
  const t = useT()
  const name = useQuestionName()(question)
  const summary = useQuestionSummary()(question, before)
  const [isOpen, { toggle, open }] = useDisclosure(false)
  const { rowProps, handleRef, isCarried } = useDragRow(question.id)
  const row = useRef<HTMLLIElement>(null)
  const ref = useMergedRef(row, rowProps.ref)
  useSentTo(row, sentTo, { isOpen, open })
  const Sign = KIND_ICONS[question.kind]
  return (
    <li
      {...rowProps}
      ref={ref}
      className={rows.row}
      data-carried={isCarried || undefined}
      data-drop={place.dropMark ?? undefined}
    >
      <div className={classes.question}>
        <RowHandle handleRef={handleRef} name={name} place={place} />
        <Sign className={classes.kind} size={19} stroke={1.6} aria-hidden />
        <button type="button" className={classes.questionWords} aria-expanded={isOpen} onClick={toggle}>
          <span className={classes.questionName}>{name}</span>
          <span className={classes.quiet}>{summary}</span>
        </button>
        <ActionIcon
          aria-label={t(isOpen ? 'surveyEdit.close' : 'surveyEdit.open', { name })}
          onClick={toggle}
        >
          <IconChevronDown
            className={classes.chevron}
            data-open={isOpen || undefined}
            size={18}
            stroke={1.6}
          />
        </ActionIcon>
      </div>
      {(problems.length > 0 || missingIn !== null) && (
        <div className={classes.notes}>
          {problems.map((problem) => (
            <Note key={problem} about="problem">
              {t(`surveyEdit.problem.${problem}`)}
            </Note>
          ))}
          {missingIn !== null && (
            <Note about="translation">{t('surveyEdit.missing', { language: missingIn })}</Note>
          )}
        </div>
      )}
      {isOpen && (
        <QuestionSettings
          question={question}
          before={before}
          language={language}
          onChange={onChange}
          onRemove={onRemove}
        />
      )}
    </li>
  )
}
