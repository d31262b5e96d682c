import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useServerBack, useServerStanding } from '../../platform/server-standing.ts'
import { useT } from '../../platform/texts.ts'
import classes from './bars.module.css'

/** Calm while the server cannot answer: work stays on screen and goes on with it. The region stays, so that it is announced. */
export function ServerBar() {
  const t = useT()
  const queryClient = useQueryClient()
  const standing = useServerStanding()
  useServerBack(() => void queryClient.invalidateQueries())
  return (
    <div role="status" className={classes.below}>
      {standing !== 'fine' && (
        <div className={classes.away}>
          <IconCloudOff size={18} aria-hidden />
          {t(standing === 'unavailable' ? 'server.unavailable' : 'server.unreachable')}
        </div>
      )}
    </div>
  )
}
