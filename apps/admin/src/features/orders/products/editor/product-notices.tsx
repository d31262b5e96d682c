import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { Alert, Button, Stack } from '@mantine/core'
import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../../platform/texts.ts'
import { productHints } from '../draft/product-hints.ts'
import type { ProductForm } from '../draft/use-product-form.ts'
import { useProductActs } from '../list/use-product-acts.ts'
import { OfferNotice } from '../offer/offer-notice.tsx'
import classes from './editor.module.css'

type Props = { latest: StaffProduct; form: ProductForm }

/** What one should know before reading on: what is missing, what a fee is for. */
export function ProductNotices({ latest, form }: Props) {
  const t = useT()
  const acts = useProductActs()
  const defaultIndex = useContentLanguages()[0]?.index ?? 0
  const { product, missing } = latest
  const hints = productHints(form.draft, product.type, defaultIndex)
  // The id that is being typed is no longer missing.
  const lacking = missing.filter(
    ({ productId }) => productId !== product.id || !form.draft.integrationId?.trim(),
  )
  return (
    <Stack gap="md" mb="lg">
      {form.draft.state === 'archived' && (
        <Alert color="gray" title={t('products.isArchived')}>
          <Button variant="default" onClick={() => acts.setState(latest, 'disabled')}>
            {t('products.restore')}
          </Button>
        </Alert>
      )}
      {product.type === 'product' && <OfferNotice productId={product.id} draft={form.draft} />}
      {product.type !== 'product' && (
        <Alert color="brand" title={t(`products.type.${product.type}`)}>
          {t(`products.about.${product.type}`)}
        </Alert>
      )}
      {(hints.length > 0 || lacking.length > 0) && (
        <Alert color="accent" title={t('products.missing')}>
          <ul className={classes.hints}>
            {hints.map((hint) => (
              <li key={hint}>{t(`products.hint.${hint}`)}</li>
            ))}
            {lacking.map(({ productId, name }) => (
              <li key={productId}>
                {productId === product.id
                  ? t('products.hint.noId')
                  : t('products.hint.partNoId', { name: name || t('products.unnamed') })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Stack>
  )
}
