import type { PrivacyTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useState } from 'react'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { type OffersStay, offersQuery, sayOffers } from './offers-api.ts'
import styles from './privacy-settings.module.css'

const ANSWERS = [
  [false, 'consent.no'],
  [true, 'consent.yes'],
] as const

type Outcome = 'saved' | 'failed' | null

/** Whether the guest of a stay wants offers; not shown before it is known what they said. */
export function OffersChoice({ stay }: { stay: OffersStay }) {
  const { data } = useAnswer(offersQuery(stay))
  const answers = useAnswers()
  const [wish, setWish] = useState<boolean | null>(null)
  const [outcome, setOutcome] = useState<Outcome>(null)

  const choose = async (wantsOffers: boolean) => {
    if (wish !== null) return
    setWish(wantsOffers)
    setOutcome(null)
    const done = await sayOffers(answers, stay, wantsOffers).then(
      () => 'saved' as const,
      () => 'failed' as const,
    )
    setWish(null)
    setOutcome(done)
  }
  if (!data) return null
  return (
    <OffersQuestion
      answer={wish ?? data.wantsOffers}
      outcome={outcome}
      onChoose={(wantsOffers) => void choose(wantsOffers)}
    />
  )
}

type QuestionProps = {
  answer: boolean | null
  outcome: Outcome
  onChoose: (wantsOffers: boolean) => void
}

export function OffersQuestion({ answer, outcome, onChoose }: QuestionProps) {
  const t = useTexts<PrivacyTranslate>()
  return (
    <fieldset className={styles.counting}>
      <legend className={styles.subtitle}>{t('consent.title')}</legend>
      <p>{t('consent.text')}</p>
      {ANSWERS.map(([value, text]) => (
        <label key={text} className={styles.answer}>
          <input type="radio" name="offers" checked={answer === value} onChange={() => onChoose(value)} />
          {t(text)}
        </label>
      ))}
      <p role={outcome === 'failed' ? 'alert' : 'status'}>{outcome && t(`consent.${outcome}`)}</p>
    </fieldset>
  )
}
