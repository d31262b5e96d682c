import type { Results } from '@innkeeper/api/survey/responses.ts'
import { Figure } from '../../../../components/figures/figure.tsx'
import { useT } from '../../../../platform/texts.ts'
import { percentOf } from '../percent-of.ts'

/** How many of the guests who were asked did answer; of a part of the guests nobody knows who was asked. */
export function AnsweredShare({ now, before }: { now: Results; before: Results | null }) {
  const t = useT()
  const label = t('surveyResults.asked')
  if (!now.asked) {
    return (
      <Figure label={label} value="–">
        {t('surveyResults.asked.unknown')}
      </Figure>
    )
  }
  return (
    <Figure
      label={label}
      value={t('statistics.percent', { percent: percentOf(now.asked.answered, now.asked.guests) })}
    >
      {t('surveyResults.asked.of', now.asked)}
      {before?.asked && (
        <>
          {' '}
          {t('surveyResults.asked.before', {
            percent: percentOf(before.asked.answered, before.asked.guests),
          })}
        </>
      )}
    </Figure>
  )
}
