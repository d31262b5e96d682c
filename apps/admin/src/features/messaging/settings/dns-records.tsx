import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { checkMessageDns, DNS_STANDINGS } from '@innkeeper/api/messaging/settings.ts'
import { CopyField } from '../../../components/copy-field/copy-field.tsx'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './message-settings.module.css'

type Records = AnswerOf<typeof checkMessageDns>['records']

const TONES: Readonly<Record<(typeof DNS_STANDINGS)[number], StateTone>> = {
  there: 'good',
  missing: 'notice',
  other: 'wait',
  unknown: 'quiet',
}

/** What should stand in the DNS of the domain, and whether it does. */
export function DnsRecords({ records }: { records: Records }) {
  const t = useT()
  return (
    <ul className={classes.records}>
      {records.map(({ kind, name, expected, found, standing }) => (
        <li key={kind} className={classes.record}>
          <div className={classes.standing}>
            <strong>{kind}</strong>
            <StateBadge tone={TONES[standing]}>{t(`messageSettings.dns.${standing}`)}</StateBadge>
          </div>
          <CopyField
            label={t('messageSettings.dns.name')}
            hint={t('messageSettings.dns.type')}
            value={name}
          />
          <CopyField
            label={t('messageSettings.dns.value')}
            hint={t(`messageSettings.dns.purpose.${kind}`)}
            value={expected}
          />
          {standing === 'other' && (
            <p className={classes.found}>{t('messageSettings.dns.found', { found: found.join(' · ') })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
