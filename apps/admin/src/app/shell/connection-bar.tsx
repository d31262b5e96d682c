import { notifications } from '@mantine/notifications'
import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { type Connection, useConnection } from '../../platform/live.tsx'
import { useIsConnectionSaid } from '../../platform/said-connection.ts'
import { useServerStanding } from '../../platform/server-standing.ts'
import { useT } from '../../platform/texts.ts'
import classes from './bars.module.css'

/** Loud while live updates do not arrive: what is on screen may be old. The region stays, so that it is announced. */
export function ConnectionBar() {
  const t = useT()
  const connection = useConnection()
  // Said above for the whole app, or by the page.
  const isSaid = [useServerStanding() !== 'fine', useIsConnectionSaid()].includes(true)
  const before = useRef<Connection>(connection)
  useEffect(() => {
    if (before.current === 'lost' && connection === 'open') {
      notifications.show({ color: 'brand', message: t('connection.restored') })
    }
    before.current = connection
  }, [connection, t])
  return (
    <div role="alert">
      {connection === 'lost' && !isSaid && (
        <div className={classes.lost}>
          <IconWifiOff size={18} aria-hidden />
          {t('connection.lost')}
        </div>
      )}
    </div>
  )
}
