import { Kbd } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { useListActs } from './list-acts.ts'
import classes from './requests.module.css'

/** Which keys work, for those who have some. */
export function KeyHints() {
  const t = useT()
  const { mayHandle } = useListActs()
  const hints = [
    { keys: ['J', 'K'], words: t('requests.keys.move') },
    { keys: ['Enter'], words: t('requests.keys.open') },
    { keys: ['A'], words: t('requests.accept').toLowerCase() },
    { keys: ['D'], words: t('requests.decline').toLowerCase() },
    { keys: ['F'], words: t('requests.keys.done') },
    { keys: ['P'], words: t('requests.keys.print') },
    { keys: ['S'], words: t('requests.keys.soldOut') },
    ...(mayHandle
      ? [
          { keys: ['C'], words: t('requests.keys.cancel') },
          { keys: ['N'], words: t('requests.keys.note') },
          { keys: ['E'], words: t('requests.archiveOne').toLowerCase() },
          { keys: ['X'], words: t('requests.keys.select') },
        ]
      : []),
  ]
  return (
    <section className={classes.hints} aria-label={t('requests.keys')}>
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
