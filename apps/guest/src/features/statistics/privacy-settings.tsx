import { CHOICE_KEPT_DAYS } from '@innkeeper/domain/cleaning/constants.ts'
import { APP_COOKIE_DAYS } from '@innkeeper/domain/guestbook/constants.ts'
import { THREAD_DEVICE_KEPT_DAYS } from '@innkeeper/domain/messaging/constants.ts'
import { ORDER_DEVICE_KEPT_DAYS, SENT_ORDER_KEPT_DAYS } from '@innkeeper/domain/orders/constants.ts'
import { TRACKING_KEPT_DAYS } from '@innkeeper/domain/statistics/constants.ts'
import { ANSWER_DAYS_AFTER_STAY, DRAFT_DAYS } from '@innkeeper/domain/survey/constants.ts'
import type { PrivacyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { TextsProvider, useTexts } from '@innkeeper/ui/texts.tsx'
import type { ConsentChoice } from './consent.ts'
import type { OffersStay } from './offers-api.ts'
import { OffersChoice } from './offers-choice.tsx'
import styles from './privacy-settings.module.css'
import { loadPrivacyWords, usePrivacyWords } from './privacy-words.ts'

type PrivacySettingsProps = {
  choice: ConsentChoice | null
  /** Null where nothing is counted, so that there is nothing to choose. */
  onChoose: ((choice: ConsentChoice) => void) | null
  /** The stay whose guest may be written offers; null for a visitor without one. */
  stay: OffersStay | null
}

/** Before it is drawn. */
export const loadWords = loadPrivacyWords

/** The settings in the page's language, which may change under them. */
export function PrivacySettings(props: PrivacySettingsProps) {
  const words = usePrivacyWords()
  return (
    words && (
      <TextsProvider write={words}>
        <SettingsContent {...props} />
      </TextsProvider>
    )
  )
}

/** What the device keeps, in plain words, and the choice that can be changed at any time. */
export function SettingsContent({ choice, onChoose, stay }: PrivacySettingsProps) {
  return (
    <div className={styles.content}>
      <Kept hasChoice={onChoose !== null} />
      <Totals />
      {onChoose && <Counting choice={choice} onChoose={onChoose} />}
      {stay && <OffersChoice stay={stay} />}
    </div>
  )
}

function Kept({ hasChoice }: { hasChoice: boolean }) {
  const t = useTexts<PrivacyTranslate>()
  const days = APP_COOKIE_DAYS
  const kept = [
    t('privacy.keptLanguage', { days }),
    t('privacy.keptBooking'),
    t('privacy.keptLinkId'),
    t('privacy.keptStart'),
    t('privacy.keptCopy'),
    t('privacy.keptCart'),
    t('privacy.keptOrders', { days: SENT_ORDER_KEPT_DAYS }),
    t('privacy.keptReturns'),
    t('privacy.keptDevice', { days: ORDER_DEVICE_KEPT_DAYS }),
    t('privacy.keptThread', { days: THREAD_DEVICE_KEPT_DAYS }),
    t('privacy.keptUnsent'),
    t('privacy.keptCleaning', { days: CHOICE_KEPT_DAYS }),
    t('privacy.keptSurvey', { days: DRAFT_DAYS }),
    t('privacy.keptSurveyDevice', { days: ANSWER_DAYS_AFTER_STAY }),
    ...(hasChoice ? [t('privacy.keptChoice', { days })] : []),
  ]
  return (
    <>
      <h2 className={styles.title}>{t('cookie.title')}</h2>
      <p>{t('privacy.lead')}</p>
      <h3 className={styles.subtitle}>{t('privacy.needed')}</h3>
      <ul className={styles.kept}>
        {kept.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </>
  )
}

/** Counted by the server, of what is asked for anyway. */
function Totals() {
  const t = useTexts<PrivacyTranslate>()
  return (
    <>
      <h3 className={styles.subtitle}>{t('privacy.totals')}</h3>
      <p>{t('privacy.totalsText')}</p>
    </>
  )
}

const ANSWERS = [
  ['denied', 'cookie.decline'],
  ['granted', 'cookie.accept'],
] as const

type CountingProps = { choice: ConsentChoice | null; onChoose: (choice: ConsentChoice) => void }

function Counting({ choice, onChoose }: CountingProps) {
  const t = useTexts<PrivacyTranslate>()
  return (
    <fieldset className={styles.counting}>
      <legend className={styles.subtitle}>{t('privacy.counting')}</legend>
      <p>{t('privacy.countingText', { days: TRACKING_KEPT_DAYS })}</p>
      <p>{t('privacy.countedOnce')}</p>
      {ANSWERS.map(([answer, text]) => (
        <label key={answer} className={styles.answer}>
          <input type="radio" name="consent" checked={choice === answer} onChange={() => onChoose(answer)} />
          {t(text)}
        </label>
      ))}
    </fieldset>
  )
}
