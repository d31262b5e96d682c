import { Anchor } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCan, useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './thread-list.module.css'

type Arrives = { sms: boolean; email: boolean; guestbook: boolean }

/** What guests write that does not arrive here, and where that is set. */
export function ArrivalNotices({ arrives }: { arrives: Arrives }) {
  const t = useT()
  const { modules } = useSession().property
  const maySet = useCan()('settings:manage')
  const missing = (['guestbook', 'sms', 'email'] as const).filter(
    (way) => !arrives[way] && (way !== 'sms' || modules.includes('messagingSms')),
  )
  if (missing.length === 0) return null
  return (
    <div className={classes.notices}>
      <IconInfoCircle size={16} stroke={1.6} aria-hidden />
      <div>
        {missing.map((way) => (
          <p key={way}>{t(`inbox.arrives.${way}`)}</p>
        ))}
        {maySet && (
          <Anchor renderRoot={(props) => <Link to="/settings/messages" {...props} />}>
            {t('inbox.arrives.set')}
          </Anchor>
        )}
      </div>
    </div>
  )
}
