import { Switch } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { Section } from '../card-form/section.tsx'
import { useDraftField, useStore } from '../draft/use-card-store.ts'

export function ProductSection() {
  const t = useT()
  const store = useStore()
  const isCharged = useDraftField(({ serviceCharge }) => serviceCharge ?? false)
  return (
    <Section
      title={t('cards.section.product')}
      summary={isCharged ? t('product.serviceCharge') : t('product.noServiceCharge')}
    >
      <Switch
        label={t('product.serviceCharge')}
        description={t('product.serviceChargeHint')}
        checked={isCharged}
        onChange={({ currentTarget: { checked } }) =>
          store.change((draft) => ({ ...draft, serviceCharge: checked }))
        }
      />
    </Section>
  )
}
