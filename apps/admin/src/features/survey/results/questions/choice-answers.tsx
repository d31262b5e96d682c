import type { Counts } from '@innkeeper/domain/survey/counts.ts'
import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'
import { useT } from '../../../../platform/texts.ts'
import { useQuestionWords } from '../../responses/question-words.ts'
import classes from '../results.module.css'
import { AnswerBars, type CountedAnswer } from './answer-bars.tsx'

type Props = { question: Question; counts: Counts }

/** How often each choice was taken; those that can be chosen no more stand together at the end. */
export function ChoiceAnswers({ question, counts }: Props) {
  const t = useT()
  const words = useQuestionWords()
  const choices = 'choices' in question ? question.choices : []
  const known = choices.map(
    ({ id, words: name }): CountedAnswer => ({
      ...{ key: id, name: words(name) || t('surveyResults.choice.unnamed') },
      count: counts[`${question.id}:${id}`] ?? 0,
    }),
  )
  const all = sumOf(counts, question.id)
  const gone = all - known.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return <p className={classes.nothing}>{t('surveyResults.question.none')}</p>
  return (
    <>
      {question.kind === 'multiple choice' && (
        <p className={classes.note}>{t('surveyResults.choices.several', { count: all })}</p>
      )}
      <AnswerBars
        label={t('surveyResults.choices')}
        answers={[
          ...known.toSorted((a, b) => b.count - a.count),
          ...(gone > 0 ? [{ key: '*', name: t('surveyResults.choices.gone'), count: gone }] : []),
        ]}
      />
    </>
  )
}

function sumOf(counts: Counts, question: string): number {
  const own = Object.entries(counts).filter(([key]) => key.startsWith(`${question}:`))
  return own.reduce((sum, [, count]) => sum + count, 0)
}
