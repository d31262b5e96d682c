import type { TargetGroupCriteria, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { canHaveMembers } from '@innkeeper/domain/units/target-groups.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../platform/texts.ts'
import { countQuery } from './api.ts'
import { targetGroupSentence } from './target-group-sentence.ts'
import classes from './units.module.css'

/** Choosing rests this long before the server counts. */
const REST_MS = 300

type Props = { criteria: TargetGroupCriteria; categories: readonly UnitCategory[] }

/** What the conditions mean, and how many current bookings fit them. */
export function TargetGroupSummary({ criteria, categories }: Props) {
  const t = useT()
  const [rested] = useDebouncedValue(criteria, REST_MS)
  const isPossible = canHaveMembers(criteria)
  const { data } = useQuery({ ...countQuery(rested), enabled: isPossible && canHaveMembers(rested) })
  return (
    <div className={classes.summary} role="status">
      <p>{targetGroupSentence(t, criteria, categories)}</p>
      {isPossible && data && <p className={classes.quiet}>{t('groups.matching', data)}</p>}
    </div>
  )
}
