import type { PmsConnection } from '@innkeeper/api/integrations.ts'
import { PMS_KINDS } from '@innkeeper/domain/integrations/systems.ts'
import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconDownload, IconEye } from '@tabler/icons-react'
import { Box } from '../../components/page/box.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { useT } from '../../platform/texts.ts'
import { useImport } from './api.ts'
import classes from './integrations.module.css'
import { useMoment } from './use-moment.ts'
import { useTrouble } from './use-trouble.ts'

type Props = { connection: PmsConnection }
type Import = NonNullable<PmsConnection['lastImport']>

/** Brings in who is here and who is expected; first it can be seen what that would do. */
export function ImportBox({ connection }: Props) {
  const t = useT()
  const start = useImport()
  const { lastImport, lastDryRun, system, state } = connection
  const { name } = PMS_KINDS[system]
  const isRunning = [lastImport, lastDryRun].some((one) => one?.state === 'running')
  const isFirst = state === 'new'
  // What was tried is of use until it was done.
  const tried = lastDryRun && (!lastImport || lastImport.startedAt < lastDryRun.startedAt) ? lastDryRun : null
  return (
    <Box title={t('integrations.import')}>
      <Stack gap="md">
        <Text c="dimmed">{t('integrations.importHint', { name })}</Text>
        {tried && <ImportState run={tried} system={system} />}
        {lastImport && <ImportState run={lastImport} system={system} />}
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconEye size={16} stroke={1.7} />}
            disabled={isRunning}
            onClick={() => start.mutate(true)}
          >
            {t('integrations.tryImport')}
          </Button>
          <Button
            variant={isFirst ? 'filled' : 'default'}
            leftSection={<IconDownload size={16} stroke={1.7} />}
            disabled={isRunning}
            loading={start.isPending}
            onClick={() => start.mutate(false)}
          >
            {isFirst ? t('integrations.runImport') : t('integrations.runImportAgain')}
          </Button>
        </Group>
        <ErrorAlert error={start.error} />
      </Stack>
    </Box>
  )
}

const COUNTS = ['created', 'changed', 'unchanged', 'skipped', 'refused'] as const

function ImportState({ run, system }: { run: Import; system: PmsConnection['system'] }) {
  const t = useT()
  const moment = useMoment()
  const words = useTrouble(system)
  const kind = run.isDryRun ? 'dryRun' : 'import'
  const percent = Math.round(run.progress * 100)
  return (
    <section className={classes.run} aria-label={t(`integrations.run.${kind}`)}>
      <div className={classes.runHead}>
        <strong>{t(`integrations.run.${kind}`)}</strong>
        <span className={classes.quiet}>
          {run.state === 'running'
            ? t('integrations.runProgress', { percent })
            : moment(run.endedAt ?? run.startedAt)}
        </span>
      </div>
      {run.state === 'running' && (
        <Progress value={percent} aria-label={t(`integrations.run.${kind}`)} animated />
      )}
      <dl className={classes.counts}>
        {COUNTS.map((count) => (
          <div key={count} data-none={run.counts[count] === 0 || undefined}>
            <dt>{t(`integrations.count.${count}`)}</dt>
            <dd>{run.counts[count]}</dd>
          </div>
        ))}
      </dl>
      {run.trouble && (
        <Alert color="red" variant="light" title={words.title(run.trouble)}>
          {words.said(run.trouble)}
          <div>{t(run.state === 'running' ? 'integrations.runWaits' : 'integrations.runStopped')}</div>
        </Alert>
      )}
    </section>
  )
}
