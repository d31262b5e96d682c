import type { Delivery } from '@innkeeper/api/webhooks.ts'
import { Button } from '@mantine/core'
import { ListRow } from '../../components/page/row-list.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'
import { failureText, TONES } from './delivery-words.ts'
import classes from './webhooks.module.css'

export function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const t = useT()
  const { moment, time } = useMoment()
  const { event, occurredAt, state, tries, durationMs, nextTryAt } = delivery
  const failure = failureText(t, delivery)
  const facts = [
    moment(occurredAt),
    ...(tries > 0 ? [t('webhooks.tries', { count: tries })] : []),
    ...(durationMs === null ? [] : [t('webhooks.took', { seconds: (durationMs / 1000).toFixed(1) })]),
    ...(nextTryAt && tries > 0 ? [t('webhooks.next', { when: time(nextTryAt) })] : []),
  ]
  const name = t(`webhooks.event.${event}`)
  return (
    <ListRow className={classes.delivery}>
      <StateBadge tone={TONES[state]}>{t(`webhooks.state.${state}`)}</StateBadge>
      <div className={classes.what}>
        <span className={classes.event}>{name}</span>
        <span className={classes.quiet}>{facts.join(' · ')}</span>
        {failure && state !== 'delivered' && <span className={classes.failure}>{failure}</span>}
      </div>
      <Button
        variant="subtle"
        color="gray"
        onClick={onOpen}
        aria-label={t('webhooks.detailsOf', { event: `${name}, ${moment(occurredAt)}` })}
      >
        {t('webhooks.details')}
      </Button>
    </ListRow>
  )
}
