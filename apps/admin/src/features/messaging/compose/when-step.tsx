import type { MailingChoices, MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'
import { SegmentedControl } from '@mantine/core'
import { MomentField } from '../../../components/day-input/moment-field.tsx'
import { useNow } from '../../../platform/clock.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import classes from './compose.module.css'
import { missingIn, sendAtOf } from './draft.ts'
import { heldBack } from './held-back.ts'
import { Step } from './step.tsx'
import type { DraftForm } from './use-compose-draft.ts'

type Props = { form: DraftForm; choices: MailingChoices; plan: MailingDryRun | undefined }

/** Now, or at a time of the property's clock; quiet hours hold SMS back. */
export function WhenStep({ form: { draft, change }, choices: { quietHours }, plan }: Props) {
  const t = useT()
  const { timeZone } = useSession().property
  const now = useNow()
  const { time, moment } = useMoment()
  const asked = Date.parse(sendAtOf(draft, timeZone) ?? new Date(now).toISOString())
  const held = draft.bySms && plan ? heldBack(plan.goesOutAt.sms, { asked, now }) : null
  const isPassed = missingIn(draft, { timeZone, now }).includes('passed')
  const hasQuiet = quietHours.start !== quietHours.end
  return (
    <Step title={t('compose.when')}>
      <div className={classes.when}>
        <SegmentedControl
          aria-label={t('compose.when')}
          value={draft.when}
          onChange={(when) => change({ when })}
          data={[
            { value: 'now', label: t('compose.now') },
            { value: 'later', label: t('compose.later') },
          ]}
        />
        {draft.when === 'later' && (
          <MomentField label={t('compose.at')} value={draft.at} onChange={(at) => change({ at })} />
        )}
      </div>
      {draft.when === 'later' && <p className={classes.hint}>{t('compose.zone', { zone: timeZone })}</p>}
      {isPassed && (
        <p className={classes.problem} role="alert">
          {t('message/time-passed')}
        </p>
      )}
      {draft.bySms && held && (
        <p className={classes.warning} role="status">
          {t('compose.held', { time: held.isSoon ? time(held.until) : moment(held.until) })}
        </p>
      )}
      {draft.bySms && !held && hasQuiet && <p className={classes.hint}>{t('compose.quiet', quietHours)}</p>}
    </Step>
  )
}
