import { ConflictDialog } from '../../../../components/editing/form/conflict-dialog.tsx'
import { useT } from '../../../../platform/texts.ts'
import type { ProductForm } from '../draft/use-product-form.ts'
import { usePartWords } from './use-part-words.ts'

/** The choice where a colleague changed the same part of the product. */
export function ProductConflict({ form }: { form: ProductForm }) {
  const t = useT()
  const words = usePartWords()
  return <ConflictDialog form={form} text={(name) => t('products.conflict', { name })} words={words} />
}
