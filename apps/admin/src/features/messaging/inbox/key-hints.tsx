import { Kbd } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import classes from './thread-list.module.css'

/** Which keys work, for those who have some. */
export function KeyHints() {
  const t = useT()
  const hints = [
    { keys: ['J', 'K'], words: t('inbox.keys.move') },
    { keys: ['R'], words: t('inbox.keys.answer') },
    { keys: ['E'], words: t('inbox.keys.done') },
    { keys: ['/'], words: t('inbox.keys.search') },
  ]
  return (
    <section className={classes.hints} aria-label={t('inbox.keys')}>
      {hints.map(({ keys, words }) => (
        <span key={words}>
          {keys.map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
          {words}
        </span>
      ))}
    </section>
  )
}
