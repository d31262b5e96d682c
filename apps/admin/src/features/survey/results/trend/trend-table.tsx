import type { SurveyResults } from '@innkeeper/api/survey/responses.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import figures from '../../../../components/figures/figures.module.css'
import { scoreWords } from '../../../../components/figures/score-words.ts'
import { shownNumber, shownStep } from '../../../../components/figures/shown.ts'
import { useT } from '../../../../platform/texts.ts'

type Props = { trend: SurveyResults['trend']; days: readonly Period[] }

export function TrendTable({ trend: { step, points }, days }: Props) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section className={figures.scroll} tabIndex={0} aria-label={t('surveyResults.trend.table')}>
      <table className={figures.table}>
        <caption className={figures.hidden}>{t('surveyResults.trend')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`statistics.unit.${step}`)}</th>
            <th scope="col" className={figures.amount}>
              {t('surveyResults.score')}
            </th>
            <th scope="col" className={figures.amount}>
              {t('surveyResults.between')}
            </th>
            <th scope="col" className={figures.amount}>
              {t('surveyResults.answers')}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ from, nps, responses }, at) => (
            <tr key={from}>
              <th scope="row">{shownStep(days[at] ?? { from, to: from })}</th>
              <td className={figures.amount}>{nps ? scoreWords(nps.score) : '–'}</td>
              <td className={figures.amount}>
                {nps
                  ? t('surveyResults.between.words', { low: scoreWords(nps.low), high: scoreWords(nps.high) })
                  : '–'}
              </td>
              <td className={figures.amount}>{shownNumber(responses)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
