import { Button } from '@mantine/core'
import { errorText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import classes from './state.module.css'

/** What happened, and another try. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT()
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{t('error.load.title')}</p>
      <p className={classes.text}>{errorText(t, error)}</p>
      <Button variant="default" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  )
}
