import { CARD_STATES, type CardState } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import classes from './card-list.module.css'
import { useRowShared } from './row-context.ts'

/** Before arrival, in house, after departure: in the order of a stay. */
const PHASES = CARD_STATES.filter((state) => state !== 'qr')

/** Three dots for the three phases of a stay, filled where guests see the card; its words say them all. */
export function PhaseMarks({ phases }: { phases: readonly CardState[] }) {
  const { t } = useRowShared()
  const shown = CARD_STATES.filter((state) => phases.includes(state))
  const list = shown.map((state) => t(`visibility.state.${state}`)).join(', ')
  const label = shown.length === 0 ? t('cards.phases.none') : t('visibility.states', { list })
  return (
    <span className={classes.phases} role="img" aria-label={label} title={label}>
      {PHASES.map((phase) => (
        <span key={phase} data-shown={phases.includes(phase) || undefined} aria-hidden />
      ))}
    </span>
  )
}
