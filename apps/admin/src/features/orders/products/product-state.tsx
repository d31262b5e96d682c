import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import type { ProductState as State } from '@innkeeper/domain/orders/constants.ts'
import { StateBadge, type StateTone } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './products.module.css'

const TONES: Record<State, StateTone> = {
  enabled: 'good',
  disabled: 'quiet',
  incomplete: 'notice',
  archived: 'quiet',
}

/** The state in a word; an incomplete product says what it lacks. */
export function ProductState({ state, missing }: Pick<StaffProduct, 'state' | 'missing'>) {
  const t = useT()
  return (
    <>
      <StateBadge tone={TONES[state]}>{t(`products.state.${state}`)}</StateBadge>
      {state === 'incomplete' && (
        <span className={classes.quiet}>
          {t('products.lacksId', {
            names: missing.map(({ name }) => name || t('products.unnamed')).join(', '),
          })}
        </span>
      )}
    </>
  )
}
