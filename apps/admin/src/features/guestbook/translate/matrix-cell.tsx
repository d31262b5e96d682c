import type { TranslationState } from '@innkeeper/domain/guestbook/translation.ts'
import {
  type Icon,
  IconAlertCircle,
  IconCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconMinus,
} from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import type { Cell } from './matrix.ts'
import classes from './translate.module.css'

const ICONS: Record<TranslationState, Icon> = {
  none: IconMinus,
  missing: IconCircleDashed,
  partly: IconCircleHalf2,
  stale: IconAlertCircle,
  complete: IconCheck,
}

/** How far a card is in a language: an icon, a word, and all of it for screen readers. */
export function useCellWords() {
  const t = useT()
  return ({ state, done, total, reason }: Cell): { short: string; long: string } => {
    const short = t(`translate.state.${state}`, { done, total })
    return { short, long: reason ? `${short}. ${t(`translate.reason.${reason}`)}` : short }
  }
}

type Props = {
  cell: Cell
  card: string
  language: string
  /** The one that the tab key reaches; arrow keys go on from there. */
  isTabStop: boolean
  onAsk: (button: HTMLElement) => void
}

export function MatrixCell({ cell, card, language, isTabStop, onAsk }: Props) {
  const t = useT()
  const { short, long } = useCellWords()(cell)
  const StateIcon = ICONS[cell.state]
  return (
    <button
      type="button"
      className={classes.cell}
      data-state={cell.state}
      aria-label={t('translate.cell', { card, language, state: long })}
      aria-haspopup="menu"
      tabIndex={isTabStop ? 0 : -1}
      title={long}
      onClick={(event) => onAsk(event.currentTarget)}
    >
      <StateIcon size={16} stroke={1.7} aria-hidden />
      <span className={classes.cellWords}>{short}</span>
    </button>
  )
}
