import type { Choice } from '@innkeeper/domain/orders/product-schema.ts'
import { AmountField } from '../../../../components/editing/amount-field/amount-field.tsx'
import { useDefaultLanguage } from '../../../../components/editing/languages/use-content-languages.ts'
import { RowButtons } from '../../../../components/editing/row-buttons/row-buttons.tsx'
import { useRowWords } from '../../../../components/editing/row-buttons/use-row-words.ts'
import { useT } from '../../../../platform/texts.ts'
import { useMoney } from '../../../../platform/use-money.ts'
import type { ProductErrors } from '../draft/product-errors.ts'
import classes from './editor.module.css'
import { NameField } from './name-field.tsx'
import { StandsFor } from './stands-for.tsx'

type Props = {
  choice: Choice
  language: number
  place: number
  count: number
  /** Where its errors stand. */
  path: string
  errors: ProductErrors
  /** Whether it can be told which product it is at the booking system. */
  hasProducts: boolean
  onChange: (choice: Choice) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A choice or an extra: its name in the language at hand, what it adds to the price. */
export function ChoiceRow(props: Props) {
  const { choice, language, place, count, path, errors, hasProducts, onChange, onMove, onRemove } = props
  const t = useT()
  const rowWords = useRowWords()
  const { currency, digits } = useMoney()
  const { index: main } = useDefaultLanguage()
  const name = choice.names[main] || t('products.choiceNumber', { n: place + 1 })
  return (
    <li className={classes.choice}>
      <NameField
        label={t('products.choiceName', { n: place + 1 })}
        example={t('products.choiceExample')}
        names={choice.names}
        language={language}
        error={errors[`${path}.names`]}
        onChange={(names) => onChange({ ...choice, names })}
      />
      <AmountField
        ariaLabel={t('products.choicePrice', { name })}
        unit={currency}
        digits={digits}
        value={choice.price}
        empty={0}
        onChange={(price) => onChange({ ...choice, price: price ?? 0 })}
        error={errors[`${path}.price`]}
      />
      <RowButtons words={rowWords(name)} place={place} count={count} onMove={onMove} onRemove={onRemove} />
      {hasProducts && (
        <StandsFor
          name={name}
          value={choice.productId}
          onChange={(productId) => onChange({ ...choice, productId })}
        />
      )}
    </li>
  )
}
