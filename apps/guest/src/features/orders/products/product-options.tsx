import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { COMMENT_MAX } from '@innkeeper/domain/orders/constants.ts'
import { useId } from 'react'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import { type Choosing, withChoice, withExtra } from './choosing.ts'
import styles from './products.module.css'

type Props = {
  product: GuestProduct
  choosing: Choosing
  /** Lists without the choice they want, once the guest tried to go on. */
  missing: readonly string[]
  onChange: (choosing: Choosing) => void
}

/** Everything there is to choose of a product but how many. */
export function ProductOptions({ product, choosing, missing, onChange }: Props) {
  const t = useOrderTexts()
  const commentId = useId()
  return (
    <>
      {product.listOfChoices.map((list) => (
        <ChoiceList
          key={list.id}
          list={list}
          chosen={choosing.choices[list.id] ?? null}
          isMissing={missing.includes(list.id)}
          onChoose={(choiceId) => onChange(withChoice(choosing, list.id, choiceId))}
        />
      ))}
      {product.extras.length > 0 && (
        <fieldset className={styles.list}>
          <legend>{t('order.extras')}</legend>
          {product.extras.map((extra) => (
            <label key={extra.id} className={styles.option}>
              <input
                type="checkbox"
                checked={choosing.extras.includes(extra.id)}
                onChange={({ target }) => onChange(withExtra(choosing, extra.id, target.checked))}
              />
              <span dir="auto">{extra.name}</span>
              <AddedPrice price={extra.price} />
            </label>
          ))}
        </fieldset>
      )}
      {product.openComment && (
        <div className={styles.comment}>
          <label htmlFor={commentId}>{t('order.lineComment')}</label>
          <textarea
            id={commentId}
            dir="auto"
            rows={2}
            maxLength={COMMENT_MAX}
            value={choosing.comment}
            onChange={({ target }) => onChange({ ...choosing, comment: target.value })}
          />
        </div>
      )}
    </>
  )
}

type ListProps = {
  list: GuestProduct['listOfChoices'][number]
  chosen: string | null
  isMissing: boolean
  onChoose: (choiceId: string | null) => void
}

function ChoiceList({ list, chosen, isMissing, onChoose }: ListProps) {
  const t = useOrderTexts()
  const name = useId()
  const hintId = useId()
  const none = list.isRequired ? [] : [{ id: null, name: t('order.noChoice'), price: 0 }]
  return (
    <fieldset className={styles.list} aria-describedby={isMissing ? hintId : undefined}>
      <legend dir="auto">{list.name}</legend>
      <div className={styles.chips}>
        {[...none, ...list.choices].map((choice) => (
          <label key={choice.id ?? ''} className={styles.chip}>
            <input
              type="radio"
              name={name}
              required={list.isRequired}
              checked={chosen === choice.id}
              onChange={() => onChoose(choice.id)}
            />
            <span dir="auto">{choice.name}</span>
            <AddedPrice price={choice.price} />
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={hintId} className={styles.missing}>
          {t('order.chooseOne')}
        </p>
      )}
    </fieldset>
  )
}

function AddedPrice({ price }: { price: number }) {
  const { money } = useFormats()
  return price > 0 && <span className={styles.added}>+ {money(price)}</span>
}
