import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { titleOf } from '@innkeeper/domain/orders/product-words.ts'
import { useCallback } from 'react'
import { useContentLanguages } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'

/** What staff call a product: its name in the property's language, else in any; a fee is known by what it is. */
export function useProductName(): (product: Pick<Product, 'content' | 'type'>) => string {
  const t = useT()
  const index = useContentLanguages()[0]?.index ?? 0
  return useCallback(
    (product) =>
      titleOf(product, { languageIndex: index, defaultIndex: index }) ||
      (product.type === 'product' ? t('products.unnamed') : t(`products.type.${product.type}`)),
    [index, t],
  )
}
