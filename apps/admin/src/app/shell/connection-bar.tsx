import { IconWifiOff } from '@tabler/icons-react'
import { useConnection } from '../../platform/live.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './bars.module.css'

/** Loud while live updates do not arrive: what is on screen may be old. The region stays, so that it is announced. */
export function ConnectionBar() {
  const t = useT()
  const isLost = useConnection() === 'lost'
  return (
    <div role="alert">
      {isLost && (
        <div className={classes.lost}>
          <IconWifiOff size={18} aria-hidden />
          {t('connection.lost')}
        </div>
      )}
    </div>
  )
}
