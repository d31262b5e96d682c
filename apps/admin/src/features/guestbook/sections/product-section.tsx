import { Switch, Text } from '@mantine/core'
import { CollapsibleSection } from '../../../components/editing/collapsible-section/collapsible-section.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useAskedIn } from '../card-form/asked-field.ts'
import { useDraftField, useStore } from '../draft/use-card-store.ts'
import { DealChoice } from './deal-choice.tsx'
import { ProductChoice } from './product-choice.tsx'

/** What guests order here. */
export function ProductSection() {
  const t = useT()
  const sentTo = useAskedIn('product')
  const store = useStore()
  const { modules } = useSession().property
  const hasModule = modules.includes('products')
  const isCharged = useDraftField(({ serviceCharge }) => serviceCharge ?? false)
  const count = useDraftField(({ form }) => form?.productIds.length ?? 0)
  return (
    <CollapsibleSection
      sentTo={sentTo}
      title={t('cards.section.product')}
      summary={t('product.count', { count })}
      isOpenAtFirst
      gap="md"
    >
      {hasModule ? <ProductChoice /> : <Text c="dimmed">{t('product.moduleMissing')}</Text>}
      {hasModule && modules.includes('upselling') && <DealChoice />}
      <Switch
        label={t('product.serviceCharge')}
        description={t('product.serviceChargeHint')}
        checked={isCharged}
        onChange={({ currentTarget: { checked } }) =>
          store.change((draft) => ({ ...draft, serviceCharge: checked }))
        }
      />
    </CollapsibleSection>
  )
}
