import { SCORES } from '@innkeeper/domain/survey/constants.ts'
import { type ScoreGroup, scoreGroup, scoreGroups } from '@innkeeper/domain/survey/nps.ts'
import { sharesOf } from '../../../components/figures/ranking-box.tsx'
import { shownNumber } from '../../../components/figures/shown.ts'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import { percentOf } from './percent-of.ts'
import classes from './results.module.css'

const GROUPS = ['detractor', 'passive', 'promoter'] as const satisfies readonly ScoreGroup[]

/** How often each score was given; the colours only underline who would recommend the house. */
export function DistributionBox({ scores }: { scores: readonly number[] }) {
  const t = useT()
  const shares = sharesOf(scores)
  const groups = scoreGroups(scores)
  const answers = groups.promoters + groups.passives + groups.detractors
  if (answers === 0) return null
  return (
    <Box title={t('surveyResults.scores')}>
      <ol className={classes.scores} aria-label={t('surveyResults.scores')}>
        {SCORES.map((score) => (
          <li key={score} className={classes.column}>
            <span className={classes.count} aria-hidden>
              {shownNumber(scores[score] ?? 0)}
            </span>
            <span className={classes.pillar} aria-hidden>
              <span
                className={classes.height}
                data-group={scoreGroup(score)}
                style={{ height: `${(shares[score] ?? 0) * 100}%` }}
              />
            </span>
            <span className={classes.name} aria-hidden>
              {score}
            </span>
            <span className={classes.hidden}>
              {t('surveyResults.scores.of', { score, count: scores[score] ?? 0 })}
            </span>
          </li>
        ))}
      </ol>
      <ul className={classes.groups}>
        {GROUPS.map((group) => (
          <li key={group}>
            <span className={classes.key} data-group={group} aria-hidden />
            {t(`surveyResults.group.${group}`, {
              percent: percentOf(groups[`${group}s`], answers),
              count: groups[`${group}s`],
            })}
          </li>
        ))}
      </ul>
    </Box>
  )
}
