import type { Webhook } from '@innkeeper/api/webhooks.ts'
import { Alert, Button, Group, Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconChevronDown, IconChevronUp, IconSend } from '@tabler/icons-react'
import { Box } from '../../components/page/box.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { showDone } from '../../platform/done-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'
import { deeds, useChangeWebhook, useWebhookDeed } from './api.ts'
import { DeliveryLog } from './delivery-log.tsx'
import type { ShownSecret } from './secret-dialog.tsx'
import { draftOf } from './webhook-draft.ts'
import { WebhookMenu } from './webhook-menu.tsx'
import classes from './webhooks.module.css'

type Props = {
  webhook: Webhook
  allowsPrivate: boolean
  /** The log of the only one is open from the start. */
  isOnly: boolean
  onSecret: (secret: ShownSecret) => void
}

/** One other system: where, what and whether it is told, and what was sent to it. */
export function WebhookBox({ webhook, allowsPrivate, isOnly, onSecret }: Props) {
  const t = useT()
  const { ago } = useMoment()
  const [isLogOpen, log] = useDisclosure(isOnly)
  const test = useWebhookDeed(webhook.id, deeds.test)
  const { name, url, isOn, events, deliveredAt, waiting, oldSecretUntil } = webhook
  const sendTest = () =>
    test.mutate(undefined, {
      onSuccess: () => {
        log.open()
        showDone(t('webhooks.tested'))
      },
    })
  const facts = [
    deliveredAt ? t('webhooks.arrived', { when: ago(deliveredAt) }) : t('webhooks.nothingArrived'),
    ...(waiting > 0 ? [t('webhooks.waiting', { count: waiting })] : []),
  ]
  return (
    <Box flush>
      <div className={classes.head}>
        <div className={classes.what}>
          <h2 className={classes.name}>
            {name}
            {!isOn && <StateBadge tone="quiet">{t('webhooks.off')}</StateBadge>}
          </h2>
          <span className={classes.url}>{url}</span>
          <span className={classes.quiet}>{facts.join(' · ')}</span>
          {oldSecretUntil && Date.parse(oldSecretUntil) > Date.now() && <OldSecret until={oldSecretUntil} />}
        </div>
        <OnSwitch webhook={webhook} />
        <WebhookMenu webhook={webhook} allowsPrivate={allowsPrivate} onSecret={onSecret} />
      </div>
      <ul className={classes.events} aria-label={t('webhooks.events')}>
        {events.map((event) => (
          <li key={event}>{t(`webhooks.event.${event}`)}</li>
        ))}
      </ul>
      <GivenUp webhook={webhook} />
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<IconSend size={16} stroke={1.7} />}
          loading={test.isPending}
          onClick={sendTest}
        >
          {t('webhooks.test')}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          aria-expanded={isLogOpen}
          rightSection={isLogOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          onClick={log.toggle}
        >
          {t(isLogOpen ? 'webhooks.hide' : 'webhooks.show')}
        </Button>
      </div>
      <ErrorAlert error={test.error} />
      {isLogOpen && <DeliveryLog webhook={webhook} />}
    </Box>
  )
}

function OldSecret({ until }: { until: string }) {
  const t = useT()
  const { moment } = useMoment()
  return <span className={classes.quiet}>{t('webhooks.oldSecret', { when: moment(until) })}</span>
}

function OnSwitch({ webhook }: { webhook: Webhook }) {
  const t = useT()
  const change = useChangeWebhook(webhook.id)
  const { name, isOn } = webhook
  const turn = () =>
    change.mutate(
      { ...draftOf(webhook), isOn: !isOn },
      { onSuccess: () => showDone(t(isOn ? 'webhooks.turnedOff' : 'webhooks.turnedOn', { name })) },
    )
  return (
    <Switch
      checked={isOn}
      disabled={change.isPending}
      aria-label={t('webhooks.tell', { name })}
      onChange={turn}
    />
  )
}

/** In plain words, until somebody says that they saw it. */
function GivenUp({ webhook: { id, givenUp } }: { webhook: Webhook }) {
  const t = useT()
  const see = useWebhookDeed(id, deeds.see)
  if (givenUp === 0) return null
  return (
    <Alert
      className={classes.trouble}
      color="red"
      variant="light"
      icon={<IconAlertTriangle size={19} />}
      title={t('webhooks.givenUp', { count: givenUp })}
    >
      <Group justify="space-between" gap="sm">
        <span>{t('webhooks.givenUpText')}</span>
        <Button variant="default" loading={see.isPending} onClick={() => see.mutate(undefined)}>
          {t('webhooks.seen')}
        </Button>
      </Group>
    </Alert>
  )
}
