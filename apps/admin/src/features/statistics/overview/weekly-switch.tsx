import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useTurnWeeklySummary, weeklySummaryQuery } from '../api.ts'
import classes from './overview.module.css'

/** The numbers of the week by e-mail, for whoever wants them; each their own. */
export function WeeklySwitch() {
  const t = useT()
  const { data } = useQuery(weeklySummaryQuery)
  const turn = useTurnWeeklySummary()
  const tellFailure = useFailureNotice(t('statistics.weekly.failed'))
  return (
    <div className={classes.weekly}>
      <Switch
        label={t('statistics.weekly')}
        title={data && t('statistics.weekly.to', { email: data.email })}
        checked={data?.isOn ?? false}
        disabled={!data}
        onChange={(event) => turn.mutate(event.currentTarget.checked, { onError: tellFailure })}
      />
    </div>
  )
}
