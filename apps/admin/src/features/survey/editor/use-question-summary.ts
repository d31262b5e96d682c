import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'
import { useT } from '../../../platform/texts.ts'
import { useQuestionName, useWordsName } from './use-question-name.ts'

/** "Rating from 1 to 5 · required · if the answer to “Your room” is at most 2". */
export function useQuestionSummary() {
  const t = useT()
  const nameOf = useQuestionName()
  const wordsOf = useWordsName()
  const conditionOf = ({ when }: Question, before: readonly Question[]): string | null => {
    const asked = before.find(({ id }) => id === when?.question)
    if (!when || !asked) return null
    if ('upTo' in when) return t('surveyEdit.if.upTo', { name: nameOf(asked), score: when.upTo })
    const choices = 'choices' in asked ? asked.choices.filter(({ id }) => when.choices.includes(id)) : []
    const names = choices.map(({ words }) => wordsOf(words) || '…').join(', ')
    return t('surveyEdit.if.choices', { name: nameOf(asked), choices: names })
  }
  return (question: Question, before: readonly Question[]): string =>
    [
      t(`surveyEdit.kind.${question.kind}`),
      question.isRequired ? t('surveyEdit.if.required') : null,
      conditionOf(question, before),
    ]
      .filter((part) => part !== null)
      .join(' · ')
}
