import { Button } from '@mantine/core'
import { useT } from '../platform/texts.ts'
import { useIsTooOld } from '../platform/too-old.ts'
import classes from './shell/bars.module.css'

/** Loud once the server no longer understands this page: nothing can be saved until it is loaded anew. */
export function VersionBar() {
  const t = useT()
  const isTooOld = useIsTooOld()
  if (!isTooOld) return null
  return (
    <div className={classes.lost} role="alert">
      {t('version.tooOld')}
      <Button variant="white" onClick={() => location.reload()}>
        {t('version.reload')}
      </Button>
    </div>
  )
}
