import { sharesOf } from '../../../../components/figures/ranking-box.tsx'
import { useT } from '../../../../platform/texts.ts'
import { percentOf } from '../percent-of.ts'
import classes from '../results.module.css'

export type CountedAnswer = { key: string; name: string; count: number }

/** How often each answer was given, in numbers and as a bar. */
export function AnswerBars({ label, answers }: { label: string; answers: readonly CountedAnswer[] }) {
  const t = useT()
  const lengths = sharesOf(answers.map(({ count }) => count))
  const all = answers.reduce((sum, { count }) => sum + count, 0)
  return (
    <ul className={classes.bars} aria-label={label}>
      {answers.map(({ key, name, count }, place) => (
        <li key={key} className={classes.answer}>
          <span className={classes.answerName}>{name}</span>
          <span className={classes.track} aria-hidden>
            <span className={classes.bar} style={{ width: `${(lengths[place] ?? 0) * 100}%` }} />
          </span>
          <span className={classes.answerCount}>
            {t('surveyResults.share', { percent: all === 0 ? 0 : percentOf(count, all), count })}
          </span>
        </li>
      ))}
    </ul>
  )
}
