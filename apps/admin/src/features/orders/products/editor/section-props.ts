import type { ProductErrors } from '../draft/product-errors.ts'
import type { ProductForm } from '../draft/use-product-form.ts'

/** What every section of the editor gets: the draft and ways to change it, what is wrong by field. */
export type ProductSectionProps = {
  form: Pick<ProductForm, 'draft' | 'set' | 'setOptions' | 'setVisibility'>
  errors: ProductErrors
}
