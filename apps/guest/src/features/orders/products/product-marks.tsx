import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import type { Allergen, Diet } from '@innkeeper/domain/orders/constants.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconLeaf from '@tabler/icons-react/dist/esm/icons/IconLeaf.mjs'
import { useOrdering } from '../ordering.tsx'
import { useOrderTexts } from '../use-formats.ts'
import styles from './products.module.css'

const ALLERGEN_WORDS = {
  gluten: 'order.allergen.gluten',
  crustaceans: 'order.allergen.crustaceans',
  eggs: 'order.allergen.eggs',
  fish: 'order.allergen.fish',
  peanuts: 'order.allergen.peanuts',
  soy: 'order.allergen.soy',
  milk: 'order.allergen.milk',
  nuts: 'order.allergen.nuts',
  celery: 'order.allergen.celery',
  mustard: 'order.allergen.mustard',
  sesame: 'order.allergen.sesame',
  sulphites: 'order.allergen.sulphites',
  lupin: 'order.allergen.lupin',
  molluscs: 'order.allergen.molluscs',
} as const satisfies Record<Allergen, string>

const DIET_WORDS = {
  vegetarian: 'order.diet.vegetarian',
  vegan: 'order.diet.vegan',
  'gluten free': 'order.diet.glutenFree',
  'lactose free': 'order.diet.lactoseFree',
  halal: 'order.diet.halal',
  kosher: 'order.diet.kosher',
} as const satisfies Record<Diet, string>

/** What staff ticked about food and drink: the diets it suits, what it contains, from which age it is. */
export function ProductMarks({ product }: { product: GuestProduct }) {
  const t = useOrderTexts()
  const { language } = useOrdering()
  const { allergens, diets, minimumAge } = product
  if (allergens.length === 0 && diets.length === 0 && minimumAge === null) return null
  const contained = new Intl.ListFormat(intlLocaleFor(language)).format(
    allergens.map((allergen) => t(ALLERGEN_WORDS[allergen])),
  )
  return (
    <ul className={styles.marks}>
      {minimumAge !== null && (
        <li className={styles.mark}>
          <b aria-hidden="true">{minimumAge}+</b> {t('order.fromAge', { age: minimumAge })}
        </li>
      )}
      {diets.map((diet) => (
        <li key={diet} className={styles.mark}>
          <IconLeaf size={15} stroke={2} aria-hidden="true" />
          {t(DIET_WORDS[diet])}
        </li>
      ))}
      {allergens.length > 0 && (
        <li className={styles.contains}>
          <IconAlertCircle size={15} stroke={2} aria-hidden="true" />
          {t('order.contains', { list: contained })}
        </li>
      )}
    </ul>
  )
}
