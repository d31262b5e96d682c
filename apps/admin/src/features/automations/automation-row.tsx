import type { AutomationItem } from '@innkeeper/api/automations.ts'
import { Switch } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { useT } from '../../platform/texts.ts'
import { useTurn } from './api.ts'
import { automationSentence } from './automation-words.ts'
import classes from './automations.module.css'
import { useNames } from './use-names.ts'

const COUNTED = ['planned', 'sent', 'kept', 'failed', 'skipped'] as const

export function AutomationRow({ item }: { item: AutomationItem }) {
  const t = useT()
  const names = useNames()
  const turn = useTurn(item)
  const { id, automation, isOn, counts, problems } = item
  return (
    <li className={classes.row}>
      <Switch
        aria-label={t('automations.isOn', { name: automation.name })}
        checked={isOn}
        disabled={turn.isPending}
        onChange={(event) => turn.mutate(event.currentTarget.checked)}
      />
      <div className={classes.rowWords}>
        <Link to="/automations/$automationId" params={{ automationId: id }} className={classes.rowName}>
          {automation.name}
        </Link>
        <p className={classes.rowSentence}>{automationSentence(t, automation, names)}</p>
        {[...new Set(problems.map(({ problem }) => problem))].map((problem) => (
          <p key={problem} className={classes.problem}>
            <IconAlertTriangle size={16} stroke={1.7} aria-hidden /> {t(`automations.problem.${problem}`)}
          </p>
        ))}
        <ErrorAlert error={turn.error} mt="xs" />
      </div>
      <dl className={classes.counts}>
        {COUNTED.filter((name) => name !== 'kept' || counts.kept > 0).map((name) => (
          <div key={name} data-none={counts[name] === 0 || undefined}>
            <dd>{counts[name]}</dd>
            <dt>{t(`automations.count.${name}`)}</dt>
          </div>
        ))}
      </dl>
    </li>
  )
}
