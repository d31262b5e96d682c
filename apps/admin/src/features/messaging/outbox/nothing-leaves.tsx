import type { Leaves } from '@innkeeper/api/messaging/messages.ts'
import { Alert } from '@mantine/core'
import { IconHomeOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCan, useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './outbox.module.css'

/** Says plainly where messages stay in the house. */
export function NothingLeaves({ leaves }: { leaves: Leaves }) {
  const t = useT()
  const may = useCan()
  const { isDemo, property } = useSession()
  const hasSms = property.modules.includes('messagingSms')
  const staysSms = hasSms && !leaves.sms
  if (leaves.email && !staysSms) return null
  const words = !leaves.email ? (staysSms ? 'both' : 'email') : 'sms'
  return (
    <Alert
      className={classes.stays}
      color="yellow"
      variant="light"
      icon={<IconHomeOff size={20} stroke={1.6} aria-hidden />}
      title={t(`outbox.stays.${words}`)}
    >
      {t(isDemo ? 'outbox.stays.demo' : 'outbox.stays.text')}{' '}
      {may('settings:manage') && <Link to="/settings/messages">{t('outbox.stays.settings')}</Link>}
    </Alert>
  )
}
