import type { Results } from '@innkeeper/api/survey/responses.ts'
import { isCertainChange, type Nps } from '@innkeeper/domain/survey/nps.ts'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { scoreWords } from '../../../../components/figures/score-words.ts'
import { shownStep } from '../../../../components/figures/shown.ts'
import { useT } from '../../../../platform/texts.ts'
import classes from '../results.module.css'

const ARROWS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight }

/** By how many points the score moved, and whether that is more than chance. The arrow only underlines the words. */
export function ScoreChange({ now, before }: { now: Nps; before: Results | null }) {
  const t = useT()
  if (!before) return null
  const days = shownStep(before)
  if (!before.nps) return <span className={classes.quiet}>{t('surveyResults.change.none', { days })}</span>
  const points = Math.round(now.score) - Math.round(before.nps.score)
  const direction = points === 0 ? 'same' : points > 0 ? 'up' : 'down'
  const Arrow = ARROWS[direction]
  return (
    <>
      <span className={classes.change} data-direction={direction}>
        <Arrow size={16} stroke={1.8} aria-hidden />
        {t(`surveyResults.change.${direction}`, {
          ...{ count: Math.abs(points), before: scoreWords(before.nps.score), days },
        })}
      </span>
      {points !== 0 && (
        <span className={classes.quiet}>
          {t(
            isCertainChange(before.nps, now) ? 'surveyResults.change.certain' : 'surveyResults.change.chance',
          )}
        </span>
      )}
    </>
  )
}
