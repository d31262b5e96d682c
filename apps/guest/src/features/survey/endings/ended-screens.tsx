import { fillPlaceholders } from '@innkeeper/domain/guestbook/placeholders.ts'
import { useProperty } from '../../../platform/property-picture.tsx'
import { type GuestSurvey, ownResponsePath } from '../api.ts'
import { useSurveyPlace, useSurveyTexts } from '../survey-place.tsx'
import { Ending } from './ending.tsx'
import styles from './endings.module.css'
import { ReviewLinks } from './review-links.tsx'

type SentScreenProps = {
  survey: GuestSurvey
  /** Empty where it was left out. */
  firstName: string
  /** To be read again; null where it was a try. */
  responseId: string | null
}

/** After a first submission, in the house's own words where it has some. */
export function SentScreen({ survey, firstName, responseId }: SentScreenProps) {
  const t = useSurveyTexts()
  const { name: propertyName } = useProperty()
  const own = (words: string) => fillPlaceholders(words, { propertyName, firstName })
  const usual = firstName === '' ? t('survey.sent.title') : t('survey.sent.titleNamed', { name: firstName })
  return (
    <Ending
      badge={t('survey.sent.badge')}
      title={own(survey.thanks.title) || usual}
      text={own(survey.thanks.text) || t('survey.sent.text')}
      more={<ReadLink responseId={responseId} />}
    >
      <ReviewLinks links={survey.reviewLinks} />
    </Ending>
  )
}

type AnsweredScreenProps = {
  survey: GuestSurvey
  responseId: string | null
  /** Null where a stay answers once. */
  onAnother: (() => void) | null
}

/** For whoever comes back: it was sent before. */
export function AnsweredScreen({ survey, responseId, onAnother }: AnsweredScreenProps) {
  const t = useSurveyTexts()
  const { name: propertyName } = useProperty()
  const own = (words: string) => fillPlaceholders(words, { propertyName })
  return (
    <Ending
      badge={t('survey.again.badge')}
      title={own(survey.thanksAgain.title) || t('survey.again.title')}
      text={own(survey.thanksAgain.text) || t('survey.again.text')}
      more={
        <>
          <ReadLink responseId={responseId} />
          {onAnother && (
            <button type="button" className={styles.plain} onClick={onAnother}>
              {t('survey.again.another')}
            </button>
          )}
        </>
      }
    >
      <ReviewLinks links={survey.reviewLinks} />
    </Ending>
  )
}

/** Nobody can answer any more; what was filled in meanwhile stays on the device. */
export function ClosedScreen({ isMeanwhile }: { isMeanwhile: boolean }) {
  const t = useSurveyTexts()
  const text = t('survey.closed.text')
  return (
    <Ending title={t('survey.closed.title')} text={isMeanwhile ? `${t('survey.ended')} ${text}` : text} />
  )
}

/** Without a connection: said as it is, and sent as soon as there is one. */
export function QueuedScreen() {
  const t = useSurveyTexts()
  return (
    <Ending
      badge={t('survey.queued.badge')}
      isWaiting
      title={t('survey.queued.title')}
      text={t('survey.queued.text')}
    />
  )
}

function ReadLink({ responseId }: { responseId: string | null }) {
  const t = useSurveyTexts()
  const { hotel } = useSurveyPlace()
  if (responseId === null) return null
  return (
    <a className={styles.plain} href={ownResponsePath(hotel, responseId)}>
      {t('survey.again.read')}
    </a>
  )
}
