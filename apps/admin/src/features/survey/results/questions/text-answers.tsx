import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { Link } from '@tanstack/react-router'
import { useT } from '../../../../platform/texts.ts'
import classes from '../results.module.css'

type Props = { count: number; period: Period }

/** How many wrote something, and the way to it. */
export function TextAnswers({ count, period: { from, to } }: Props) {
  const t = useT()
  if (count === 0) return <p className={classes.nothing}>{t('surveyResults.question.none')}</p>
  return (
    <p className={classes.written}>
      {t('surveyResults.written', { count })}{' '}
      <Link
        to="."
        search={
          ((before: object) => ({ ...before, view: 'responses', show: 'with words', from, to })) as never
        }
      >
        {t('surveyResults.written.read')}
      </Link>
    </p>
  )
}
