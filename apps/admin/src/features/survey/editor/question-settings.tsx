import { TITLE_MAX } from '@innkeeper/domain/survey/constants.ts'
import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'
import { Button, Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { ConditionFields } from './condition-fields.tsx'
import classes from './editor.module.css'
import { WordsField } from './words-field.tsx'

type Props = {
  question: Question
  before: readonly Question[]
  language: number
  onChange: (question: Question) => void
  onRemove: () => void
}

/** What guests read, whether they must answer, and when they are asked at all. */
export function QuestionSettings({ question, before, language, onChange, onRemove }: Props) {
  const t = useT()
  return (
    <div className={classes.settings} data-section-body>
      <div data-field="words">
        <WordsField
          label={t('surveyEdit.question')}
          description={t('surveyEdit.question.hint', { name: '{{propertyName}}', score: '{{score}}' })}
          words={question.words}
          language={language}
          max={TITLE_MAX}
          onWords={(words) => onChange({ ...question, words })}
        />
      </div>
      {'choices' in question && <ChoiceFields question={question} language={language} onChange={onChange} />}
      <Checkbox
        label={t('surveyEdit.required')}
        description={t('surveyEdit.required.hint')}
        checked={question.isRequired}
        onChange={(event) => onChange({ ...question, isRequired: event.currentTarget.checked })}
      />
      <ConditionFields
        condition={question.when}
        before={before}
        onCondition={(when) => onChange({ ...question, when })}
      />
      <div>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.6} />}
          onClick={onRemove}
        >
          {t('surveyEdit.removeQuestion')}
        </Button>
      </div>
    </div>
  )
}
