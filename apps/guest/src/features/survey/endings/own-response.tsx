import type { OwnResponse } from '@innkeeper/api/survey/guest.ts'
import { isAnswered, scoreIn } from '@innkeeper/domain/survey/answers.ts'
import { formatLongDate } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useProperty } from '../../../platform/property-picture.tsx'
import { guestbookPath } from '../api.ts'
import { answerWords } from '../questions/answer-words.ts'
import { questionWords, shownGroups } from '../questions/question-words.ts'
import { SurveyFrame } from '../survey-frame.tsx'
import { useSurveyPlace, useSurveyTexts } from '../survey-place.tsx'
import styles from './own-response.module.css'

/** What was sent, to be read again with the questions as they were asked. */
export function OwnResponseScreen({ own, languages }: { own: OwnResponse; languages: ReactNode }) {
  const t = useSurveyTexts()
  const { language } = useSurveyPlace()
  const { propertyId, name, timeZone } = useProperty()
  const { survey, answers } = own
  const score = scoreIn(survey, answers)
  const date = formatLongDate(Date.parse(own.sentAt), { locale: intlLocaleFor(language), timeZone })
  return (
    <SurveyFrame languages={languages}>
      <div className={styles.own}>
        <h1 tabIndex={-1}>{t('survey.own.title', { date })}</h1>
        {shownGroups(survey, answers).map(({ id, title, questions }) => {
          const words = questionWords(title, name, score)
          return (
            <section key={id}>
              {words && <h2 dir="auto">{words}</h2>}
              <dl>
                {questions.map((question) => {
                  const answer = answers[question.id]
                  const isThere = isAnswered(answer)
                  return (
                    <div key={question.id}>
                      <dt dir="auto">{questionWords(question.words, name, score)}</dt>
                      <dd className={classNames(!isThere && styles.none)} dir="auto">
                        {isThere ? answerWords(question, answer, t) : t('survey.own.notAnswered')}
                      </dd>
                    </div>
                  )
                })}
              </dl>
            </section>
          )
        })}
        <ButtonLink isWide kind="secondary" href={guestbookPath(propertyId)}>
          {t('action.toGuestbook')}
        </ButtonLink>
      </div>
    </SurveyFrame>
  )
}
