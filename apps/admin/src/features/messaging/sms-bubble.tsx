import { useT } from '../../platform/texts.ts'
import classes from './sms-bubble.module.css'

/** An SMS as a phone shows it. */
export function SmsBubble({ text, parts }: { text: string; parts: number }) {
  const t = useT()
  return (
    <figure className={classes.phone}>
      <div className={classes.bubble} dir="auto">
        {text}
      </div>
      <figcaption className={classes.parts}>{t('compose.parts', { count: parts })}</figcaption>
    </figure>
  )
}
