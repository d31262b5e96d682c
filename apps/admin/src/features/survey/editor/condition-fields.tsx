import { RATINGS, SCORES } from '@innkeeper/domain/survey/constants.ts'
import type { Condition, Question } from '@innkeeper/domain/survey/survey-schema.ts'
import { MultiSelect, Select } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { firstCondition } from './edit-questions.ts'
import classes from './editor.module.css'
import { useQuestionName, useWordsName } from './use-question-name.ts'

type Props = {
  condition: Condition | null
  /** The questions that come before this one: no other answer is known by then. */
  before: readonly Question[]
  onCondition: (condition: Condition | null) => void
}

const ALWAYS = 'always'
/** Every answer but the best: with that one it would be asked always. */
const SCORES_UP_TO = { recommendation: SCORES.slice(0, -1), rating: RATINGS.slice(0, -1) } as const

/** Whether a question is asked of everybody, or after an answer to one before it. */
export function ConditionFields({ condition, before, onCondition }: Props) {
  const t = useT()
  const nameOf = useQuestionName()
  const asked = before.find(({ id }) => id === condition?.question)
  const choose = (id: string | null) => {
    const chosen = before.find((question) => question.id === id)
    onCondition(chosen ? firstCondition(chosen) : null)
  }
  const isLost = condition !== null && !asked
  return (
    <div className={classes.condition}>
      <Select
        label={t('surveyEdit.when')}
        data={[
          { value: ALWAYS, label: t('surveyEdit.when.always') },
          ...before.map((question) => ({
            value: question.id,
            label: t('surveyEdit.when.after', { name: nameOf(question) }),
          })),
          ...(isLost ? [{ value: condition.question, label: t('surveyEdit.when.lost') }] : []),
        ]}
        value={condition?.question ?? ALWAYS}
        allowDeselect={false}
        error={isLost && t('surveyEdit.problem.condition-unknown')}
        onChange={choose}
      />
      {condition && asked && <Answer condition={condition} asked={asked} onCondition={onCondition} />}
    </div>
  )
}

type AnswerProps = { condition: Condition; asked: Question; onCondition: (condition: Condition) => void }

function Answer({ condition, asked, onCondition }: AnswerProps) {
  const t = useT()
  const nameOf = useWordsName()
  const { question } = condition
  if ('upTo' in condition) {
    const scores = asked.kind === 'recommendation' || asked.kind === 'rating' ? SCORES_UP_TO[asked.kind] : []
    return (
      <Select
        label={t('surveyEdit.when.upTo')}
        data={scores.map((score) => ({
          value: String(score),
          label: t('surveyEdit.when.score', { score }),
        }))}
        value={String(condition.upTo)}
        allowDeselect={false}
        onChange={(score) => score !== null && onCondition({ question, upTo: Number(score) })}
      />
    )
  }
  const choices = 'choices' in asked ? asked.choices : []
  return (
    <MultiSelect
      label={t('surveyEdit.when.choices')}
      data={choices.map(({ id, words }, place) => ({
        value: id,
        label: nameOf(words) || t('surveyEdit.choice', { place: place + 1 }),
      }))}
      value={condition.choices}
      // Without any it would never be asked.
      onChange={(next) => next.length > 0 && onCondition({ question, choices: next })}
    />
  )
}
