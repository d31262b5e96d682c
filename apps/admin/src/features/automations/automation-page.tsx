import type { AutomationItem } from '@innkeeper/api/automations.ts'
import { Anchor, Button, Tabs } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowLeft, IconPlayerPause, IconPlayerPlay, IconRoute, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { Loaded } from '../../components/editing/form/loaded.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { formatDate } from '../../platform/own-formats.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { automationQuery, useDeleteAutomation, useTurn } from './api.ts'
import { AutomationEditor } from './automation-editor.tsx'
import classes from './automations.module.css'
import { HistoryList } from './history-list.tsx'

const route = getRouteApi('/staff/automations/$automationId')

export function AutomationPage() {
  const t = useT()
  const { automationId } = route.useParams()
  const query = useQuery(automationQuery(automationId))
  return (
    <>
      <Anchor className={classes.back} renderRoot={(props) => <Link to="/automations" {...props} />}>
        <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {t('nav.automations')}
      </Anchor>
      <Loaded query={query} missing={<Unknown />}>
        {(latest) => (
          <>
            <Head item={latest} />
            <Tabs defaultValue="flow" keepMounted>
              <Tabs.List mb="lg" aria-label={latest.automation.name}>
                <Tabs.Tab value="flow">{t('automations.flow')}</Tabs.Tab>
                <Tabs.Tab value="history">{t('automations.history')}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="flow">
                <AutomationEditor key={automationId} latest={latest} />
              </Tabs.Panel>
              <Tabs.Panel value="history">
                <HistoryList item={latest} />
              </Tabs.Panel>
            </Tabs>
          </>
        )}
      </Loaded>
    </>
  )
}

function Head({ item }: { item: AutomationItem }) {
  const t = useT()
  const zone = useSession().property
  const navigate = useNavigate()
  const turn = useTurn(item)
  const remove = useDeleteAutomation(item.id)
  const [isAsking, question] = useDisclosure(false)
  const { isOn, turnedOnAt, automation } = item
  return (
    <>
      <PageHeader
        title={automation.name}
        subtitle={
          <StateBadge tone={isOn ? 'good' : 'quiet'}>
            {isOn && turnedOnAt
              ? t('automations.onSince', { date: formatDate(Date.parse(turnedOnAt), zone) })
              : t('automations.paused')}
          </StateBadge>
        }
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconTrash size={17} stroke={1.7} />}
              onClick={question.open}
            >
              {t('action.delete')}
            </Button>
            <Button
              variant={isOn ? 'default' : 'filled'}
              leftSection={
                isOn ? <IconPlayerPause size={17} stroke={1.7} /> : <IconPlayerPlay size={17} stroke={1.7} />
              }
              loading={turn.isPending}
              onClick={() => turn.mutate(!isOn)}
            >
              {isOn ? t('automations.pause') : t('automations.turnOn')}
            </Button>
          </>
        }
      />
      <ErrorAlert error={turn.error} mb="md" />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('automations.delete.title', { name: automation.name })}
        action={{
          label: t('action.delete'),
          isPending: remove.isPending,
          onClick: () => remove.mutate(undefined, { onSuccess: () => navigate({ to: '/automations' }) }),
        }}
        error={remove.error}
      >
        {t('automations.delete.text')}
      </ConfirmDialog>
    </>
  )
}

function Unknown() {
  const t = useT()
  return (
    <EmptyState
      icon={IconRoute}
      title={t('automations.unknown')}
      text={t('error.notFound.text')}
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/automations" {...props} />}>
          {t('nav.automations')}
        </Button>
      }
    />
  )
}
