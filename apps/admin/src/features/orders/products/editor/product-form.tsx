import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { referencesOf } from '@innkeeper/domain/orders/product-state.ts'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { FormFrame } from '../../../../components/editing/form/form-frame.tsx'
import { useContentLanguages } from '../../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../../platform/texts.ts'
import { tidyDraft } from '../draft/product-draft.ts'
import { productErrors } from '../draft/product-errors.ts'
import { useProductForm } from '../draft/use-product-form.ts'
import { useAskOffSale } from '../in-deals/off-sale-questions.tsx'
import { AttachmentsSection } from './attachments-section.tsx'
import { AvailabilitySection } from './availability-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { ContentSection } from './content-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import classes from './editor.module.css'
import { GuestPreview } from './guest-preview.tsx'
import { IntegrationSection } from './integration-section.tsx'
import { KindSection } from './kind-section.tsx'
import { MarksSection } from './marks-section.tsx'
import { PriceSection } from './price-section.tsx'
import { ProductConflict } from './product-conflict.tsx'
import { ProductNotices } from './product-notices.tsx'
import { QuantitySection } from './quantity-section.tsx'
import { StateSection } from './state-section.tsx'
import { VisibilitySection } from './visibility-section.tsx'

/** Everything about a product on one page; a fee shows only what applies to it. */
export function ProductForm({ latest }: { latest: StaffProduct }) {
  const t = useT()
  const form = useProductForm(latest)
  const main = useContentLanguages()[0]?.index ?? 0
  const [language, setLanguage] = useState(main)
  const [hasProducts, setHasProducts] = useState(() => referencesOf(latest.product).length > 0)
  const { type, id } = latest.product
  const words = { language, onLanguage: setLanguage }
  const isProduct = type === 'product'
  const ask = useAskOffSale()
  const save = () => {
    // The choice that waits was asked for by somebody who was told.
    if (form.conflict) form.save()
    else void ask({ act: 'save', item: latest, change: tidyDraft(form.draft), go: form.save })
  }
  return (
    <FormFrame
      form={{ ...form, save }}
      errors={productErrors(t, form.draft, main)}
      // Names are asked for in the property's language.
      onWrong={() => setLanguage(main)}
      conflict={<ProductConflict form={form} />}
    >
      {(errors) => {
        const section = { form, errors }
        return (
          <>
            <ProductNotices latest={latest} form={form} />
            <div className={classes.page}>
              <Stack gap="lg" className={classes.main}>
                <ContentSection {...section} {...words} />
                {isProduct && <KindSection {...section} />}
                <PriceSection {...section} type={type} />
                {isProduct && (
                  <>
                    <AttachmentsSection {...section} {...words} />
                    <MarksSection {...section} />
                    <QuantitySection {...section} />
                    <AvailabilitySection {...section} productId={id} />
                    <ChoicesSection {...section} {...words} hasProducts={hasProducts} />
                    <DeliverySection {...section} />
                  </>
                )}
                <IntegrationSection
                  {...section}
                  isMissing={latest.missing.some(({ productId }) => productId === id)}
                  hasProducts={hasProducts}
                  onHasProducts={isProduct ? setHasProducts : undefined}
                />
              </Stack>
              <Stack gap="lg" className={classes.aside}>
                <StateSection {...section} isFee={!isProduct} />
                {isProduct && <VisibilitySection {...section} />}
                {isProduct && (
                  <div className={classes.inSight}>
                    <GuestPreview draft={form.draft} language={language} />
                  </div>
                )}
              </Stack>
            </div>
          </>
        )
      }}
    </FormFrame>
  )
}
