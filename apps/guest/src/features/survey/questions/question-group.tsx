import type { Answer, Answers } from '@innkeeper/domain/survey/answer.ts'
import { scoreIn } from '@innkeeper/domain/survey/answers.ts'
import type { QuestionGroup as Group } from '@innkeeper/domain/survey/survey-schema.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useProperty } from '../../../platform/property-picture.tsx'
import type { GuestSurvey } from '../api.ts'
import styles from './question.module.css'
import { QuestionView } from './question-view.tsx'
import { questionWords } from './question-words.ts'

type QuestionGroupProps = {
  survey: Pick<GuestSurvey, 'groups'>
  group: Group
  answers: Answers
  problemAt: (question: string) => string | null
  onAnswer: (question: string, answer: Answer | undefined) => void
}

/** One screen of questions. Where the house gave it no title, its first question is one. */
export function QuestionGroup({ survey, group, answers, problemAt, onAnswer }: QuestionGroupProps) {
  const { name } = useProperty()
  const score = scoreIn(survey, answers)
  const words = (text: Group['title']) => questionWords(text, name, score)
  const title = words(group.title)
  const note = words(group.note)
  const hasTitle = title !== ''
  const [first] = group.questions
  return (
    <div className={classNames(styles.group, first?.kind === 'recommendation' && styles.centred)}>
      {hasTitle && (
        <>
          <h1 tabIndex={-1} dir="auto">
            {title}
          </h1>
          {note && (
            <p className={styles.note} dir="auto">
              {note}
            </p>
          )}
        </>
      )}
      {group.questions.map((question) => {
        const isTitle = !hasTitle && question === first
        return (
          <QuestionView
            key={question.id}
            question={question}
            words={words(question.words)}
            isTitle={isTitle}
            note={isTitle && note ? note : null}
            answer={Object.hasOwn(answers, question.id) ? answers[question.id] : undefined}
            problem={problemAt(question.id)}
            onAnswer={(answer) => onAnswer(question.id, answer)}
          />
        )
      })}
    </div>
  )
}
