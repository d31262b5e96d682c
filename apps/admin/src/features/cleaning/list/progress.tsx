import { useT } from '../../../platform/texts.ts'
import classes from './cleaning.module.css'
import { countsOf } from './rooms-counted.ts'
import type { ShownRoom } from './rooms-shown.ts'

/** How far the day is: in numbers, and as a line. */
export function Progress({ rooms }: { rooms: readonly ShownRoom[] }) {
  const t = useT()
  const { toDo, finished, awaited } = countsOf(rooms)
  const all = toDo + finished
  const numbers = [
    { key: 'toDo', value: toDo, words: t('cleaning.count.toDo') },
    { key: 'done', value: finished, words: t('cleaning.count.done') },
    { key: 'awaited', value: awaited, words: t('cleaning.count.awaited') },
  ]
  return (
    <section className={classes.progress} aria-label={t('cleaning.progress')}>
      <ul className={classes.numbers}>
        {numbers.map(({ key, value, words }) => (
          <li key={key} data-count={key} data-some={value > 0 || undefined}>
            <span className={classes.value}>{value}</span> <span className={classes.words}>{words}</span>
          </li>
        ))}
      </ul>
      <svg className={classes.line} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <rect className={classes.whole} width="100" height="6" />
        <rect className={classes.part} width={all > 0 ? (finished / all) * 100 : 0} height="6" />
      </svg>
    </section>
  )
}
