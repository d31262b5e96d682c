import { About } from '../../../../components/figures/about.tsx'
import { useT } from '../../../../platform/texts.ts'

/** What the score is made of, for whoever wants to know. */
export function AboutScore() {
  const t = useT()
  return (
    <About label={t('surveyResults.about')}>
      <p>{t('surveyResults.about.made')}</p>
      <p>{t('surveyResults.about.range')}</p>
    </About>
  )
}
