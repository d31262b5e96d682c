import { Button, Kbd } from '@mantine/core'
import { useEffect } from 'react'
import { useT } from '../../../platform/texts.ts'
import classes from './write-box.module.css'

/** An answer as the guest would read it. */
export type CannedOption = { id: string; name: string; text: string; language: string | null }

type Props = {
  id: string
  options: readonly CannedOption[]
  /** Which one Enter takes. */
  current: number
  hasAny: boolean
  onChoose: (option: CannedOption) => void
  onManage: () => void
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`

/** Canned answers above the box; arrows and Enter choose while the box keeps the focus. */
export function CannedChoice({ id, options, current, hasAny, onChoose, onManage }: Props) {
  const t = useT()
  useEffect(() => {
    document.getElementById(optionId(id, current))?.scrollIntoView({ block: 'nearest' })
  }, [id, current])
  return (
    <div className={classes.choice}>
      <div className={classes.choiceHead}>
        <span>{t('cannedAnswers.title')}</span>
        <span className={classes.choiceKeys} aria-hidden>
          <Kbd size="xs">↑</Kbd>
          <Kbd size="xs">↓</Kbd>
          <Kbd size="xs">{t('cannedAnswers.enter')}</Kbd>
        </span>
        <Button variant="subtle" size="compact-sm" onClick={onManage}>
          {t('cannedAnswers.manage')}
        </Button>
      </div>
      {options.length === 0 && (
        <p className={classes.noChoice}>{t(hasAny ? 'cannedAnswers.noMatch' : 'cannedAnswers.none')}</p>
      )}
      <div id={id} role="listbox" aria-label={t('cannedAnswers.title')} className={classes.options}>
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the box has the focus
          <div
            key={option.id}
            id={optionId(id, place)}
            role="option"
            aria-selected={place === current}
            className={classes.option}
            // The box keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <strong>{option.name}</strong>
            <span className={classes.optionText}>
              {option.language && `${option.language}: `}“{option.text}”
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
