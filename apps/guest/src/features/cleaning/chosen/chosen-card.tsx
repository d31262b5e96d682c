import { Card } from '@innkeeper/ui/card.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconLeaf from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs'
import { BoxIcon } from '../../../platform/box-icon.tsx'
import type { CleaningStateProps } from '../cleaning-props.ts'
import { useCleaningTexts } from '../cleaning-words.ts'
import { CallReception } from './call-reception.tsx'
import styles from './chosen-card.module.css'
import { type Chosen, chosenWords } from './chosen-words.ts'

type ChosenCardProps = Pick<
  CleaningStateProps,
  'box' | 'hours' | 'language' | 'heading' | 'headingRef' | 'button'
> & { view: Chosen }

/** What was chosen, and until when the guest can change their mind. */
export function ChosenCard(props: ChosenCardProps) {
  const { box, hours, view, heading: Heading, headingRef, button } = props
  const t = useCleaningTexts()
  const { choice, note, isWaiting, isOpen } = view
  const { state, title, text } = chosenWords(t, view, props.language)
  const other = choice === 'skip' ? 'request' : 'skip'
  const isLate = isWaiting && !isOpen
  const Mark = isWaiting ? IconClock : IconCheck
  return (
    <Card className={classNames(styles.card, isWaiting && styles.waiting)}>
      <div className={styles.head}>
        <span className={styles.sign} aria-hidden="true">
          {choice === 'skip' ? (
            <IconLeaf size={26} stroke={1.75} />
          ) : (
            <BoxIcon name={box.options.icon ?? 'broom'} size={26} />
          )}
        </span>
        <div className={styles.words}>
          <p className={styles.mark}>
            <Mark size={16} stroke={2.5} aria-hidden="true" />
            {state}
          </p>
          <Heading ref={headingRef} tabIndex={-1}>
            {title}
          </Heading>
        </div>
      </div>
      <p>
        {isLate ? t('cleaning.waiting.late', { time: hours.closes }) : text}
        {choice === 'skip' && !isWaiting && box.content.saving && (
          <span dir="auto"> {box.content.saving}</span>
        )}
      </p>
      {note && <p dir="auto">{t('cleaning.chosen.note', { note })}</p>}
      {isOpen ? (
        <div className={styles.foot}>
          {button(other, { kind: 'secondary', children: t(`cleaning.change.${other}`) })}
          <small>{t('cleaning.chosen.until', { time: hours.closes })}</small>
        </div>
      ) : (
        <>
          {!isWaiting && <p>{t('cleaning.chosen.settled')}</p>}
          <CallReception />
        </>
      )}
    </Card>
  )
}
