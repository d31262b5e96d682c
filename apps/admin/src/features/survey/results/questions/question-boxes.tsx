import type { SurveyResults } from '@innkeeper/api/survey/responses.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import type { QuestionKind } from '@innkeeper/domain/survey/constants.ts'
import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'
import type { ReactNode } from 'react'
import { Box } from '../../../../components/page/box.tsx'
import { StateBadge } from '../../../../components/states/state-badge.tsx'
import { useT } from '../../../../platform/texts.ts'
import { useQuestionWords } from '../../responses/question-words.ts'
import classes from '../results.module.css'
import { ChoiceAnswers } from './choice-answers.tsx'
import { RatingAnswers } from './rating-answers.tsx'
import { TextAnswers } from './text-answers.tsx'

type Props = { results: SurveyResults; period: Period }

/** What was answered to each question; those that are asked no more come last and say so. */
export function QuestionBoxes({ results, period }: Props) {
  const t = useT()
  const words = useQuestionWords()
  // The recommendation is the score itself; of what was never answered there is nothing to tell.
  const shown = results.questions.filter(
    ({ question, isAskedNow }) =>
      question.kind !== 'recommendation' && (isAskedNow || isAnswered(results, question)),
  )
  const named = (question: Question) => words(question.words) || t('surveyResults.question.unnamed')
  /** The same may be asked after several questions. */
  const title = (question: Question) => {
    const { when } = question
    const before = when && results.questions.find((one) => one.question.id === when.question)
    return before ? `${named(before.question)}: ${named(question)}` : named(question)
  }
  return (
    <div className={classes.questions}>
      {shown.map(({ question, isAskedNow }) => (
        <Box
          key={question.id}
          title={title(question)}
          aside={!isAskedNow && <StateBadge tone="quiet">{t('surveyResults.question.gone')}</StateBadge>}
        >
          <Answers question={question} results={results} period={period} />
        </Box>
      ))}
    </div>
  )
}

const isAnswered = ({ now: { counts } }: SurveyResults, { id }: Question): boolean =>
  Object.entries(counts).some(([key, count]) => key.startsWith(`${id}:`) && count > 0)

function Answers({ question, results, period }: Props & { question: Question }): ReactNode {
  const answers: Record<QuestionKind, () => ReactNode> = {
    recommendation: () => null,
    rating: () => <RatingAnswers id={question.id} results={results} />,
    'single choice': () => <ChoiceAnswers question={question} counts={results.now.counts} />,
    'multiple choice': () => <ChoiceAnswers question={question} counts={results.now.counts} />,
    text: () => <TextAnswers count={results.now.counts[`${question.id}:written`] ?? 0} period={period} />,
  }
  return answers[question.kind]()
}
