import type { SurveyResponse } from '@innkeeper/api/survey/responses.ts'
import type { Answer } from '@innkeeper/domain/survey/answer.ts'
import { askedGroups } from '@innkeeper/domain/survey/asked-questions.ts'
import { RATING_MAX } from '@innkeeper/domain/survey/constants.ts'
import type { Question } from '@innkeeper/domain/survey/survey-schema.ts'
import { useT } from '../../../../platform/texts.ts'
import { useQuestionWords } from '../question-words.ts'
import classes from '../responses.module.css'
import { ScoreMark } from '../score-mark.tsx'
import { Part } from './part.tsx'

/** The questions that this guest was asked, as they were asked, with the answers. */
export function GivenAnswers({ response: { groups, answers, score } }: { response: SurveyResponse }) {
  const t = useT()
  const words = useQuestionWords(score)
  const questions = askedGroups({ groups }, answers).flatMap((group) => group.questions)
  return (
    <Part title={t('surveyResponses.answers')}>
      <dl className={classes.answers}>
        {questions.map((question) => (
          <div key={question.id} className={classes.answer}>
            <dt dir="auto">{words(question.words)}</dt>
            <dd>
              <Given question={question} answer={answers[question.id]} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Given({ question, answer }: { question: Question; answer: Answer | undefined }) {
  const t = useT()
  const words = useQuestionWords()
  if (answer === undefined) return <span className={classes.quiet}>{t('surveyResponses.unanswered')}</span>
  if (typeof answer === 'string') {
    return (
      <span className={classes.written} dir="auto">
        {answer}
      </span>
    )
  }
  if (Array.isArray(answer)) {
    const choices = 'choices' in question ? question.choices : []
    const names = answer.map((id) => words(choices.find((choice) => choice.id === id)?.words ?? {}) || id)
    return <span dir="auto">{names.join(', ')}</span>
  }
  if (question.kind === 'rating')
    return <>{t('surveyResponses.rated', { rating: answer, most: RATING_MAX })}</>
  return <ScoreMark score={answer} />
}
