import type { PmsConnection } from '@innkeeper/api/integrations.ts'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlugX, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { CopyField } from '../../components/copy-field/copy-field.tsx'
import { Box } from '../../components/page/box.tsx'
import { Detail, DetailList } from '../../components/page/detail-list.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { useAskNow, usePause, useResume } from './api.ts'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { useMoment } from './use-moment.ts'
import { useTrouble } from './use-trouble.ts'

type Props = { connection: PmsConnection }

const TONES: Readonly<Record<PmsConnection['state'], StateTone>> = {
  new: 'wait',
  on: 'good',
  paused: 'quiet',
}

/** Whether it works: what was found, the last contact, and what went wrong. */
export function HealthBox({ connection }: Props) {
  const t = useT()
  const moment = useMoment()
  const { system, state, house, units, categories, health, webhookUrl, ownTimeZone } = connection
  const { name } = useTrouble(system)
  const isOff = health.trouble !== null && state === 'on'
  return (
    <Box
      title={name}
      aside={
        <StateBadge tone={isOff ? 'notice' : TONES[state]}>
          {isOff ? t('integrations.state.trouble') : t(`integrations.state.${state}`)}
        </StateBadge>
      }
    >
      <Stack gap="md">
        <TroubleNow connection={connection} />
        {ownTimeZone && (
          <Alert color="accent" title={t('integrations.otherTimeZone')}>
            {t('integrations.otherTimeZoneText', { name, theirs: house.timeZone, ours: ownTimeZone })}
          </Alert>
        )}
        <DetailList>
          <Detail label={t('integrations.house')}>
            <strong>{house.name}</strong>
            {connection.isTest && <StateBadge tone="wait">{t('integrations.testHouse')}</StateBadge>}
          </Detail>
          <Detail label={t('integrations.found')}>
            {t('integrations.foundRooms', { units: units.length, categories: categories.length })}
            <span>{house.services.join(', ')}</span>
          </Detail>
          <Detail label={t('integrations.lastContact')}>
            {health.contactedAt ? moment(health.contactedAt) : t('integrations.never')}
          </Detail>
        </DetailList>
        {webhookUrl && (
          <CopyField
            label={t('integrations.webhook')}
            hint={t('integrations.webhookHint', { name })}
            value={webhookUrl}
          />
        )}
        <Buttons connection={connection} />
      </Stack>
    </Box>
  )
}

function TroubleNow({ connection: { system, health, state } }: Props) {
  const t = useT()
  const moment = useMoment()
  const words = useTrouble(system)
  const { trouble, troubleSince, nextTryAt } = health
  if (!trouble) return null
  return (
    <Alert color="red" variant="light" title={words.title(trouble)}>
      {words.said(trouble)}
      <div>
        {troubleSince && t('integrations.since', { when: moment(troubleSince) })}{' '}
        {nextTryAt && state === 'on' && t('integrations.nextTry', { when: moment(nextTryAt) })}
      </div>
    </Alert>
  )
}

function Buttons({ connection }: Props) {
  const t = useT()
  const [isLeaving, setLeaving] = useState(false)
  const [pause, resume, askNow] = [usePause(), useResume(), useAskNow()]
  return (
    <>
      <Group gap="xs">
        {connection.state === 'on' && (
          <>
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} stroke={1.7} />}
              loading={askNow.isPending}
              onClick={() => askNow.mutate()}
            >
              {t('integrations.askNow')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlayerPause size={16} stroke={1.7} />}
              loading={pause.isPending}
              onClick={() => pause.mutate()}
            >
              {t('integrations.pause')}
            </Button>
          </>
        )}
        {connection.state === 'paused' && (
          <Button
            leftSection={<IconPlayerPlay size={16} stroke={1.7} />}
            loading={resume.isPending}
            onClick={() => resume.mutate()}
          >
            {t('integrations.resume')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconPlugX size={16} stroke={1.7} />}
          onClick={() => setLeaving(true)}
        >
          {t('integrations.disconnect')}
        </Button>
      </Group>
      <ErrorAlert error={pause.error ?? resume.error ?? askNow.error} />
      {isLeaving && <DisconnectDialog system={connection.system} onClose={() => setLeaving(false)} />}
    </>
  )
}
