import { SimpleGrid } from '@mantine/core'
import { UNREADABLE } from '../../../components/editing/amount-field/amount-field.tsx'
import { MeantAmountField } from '../../../components/editing/amount-field/meant-amount-field.tsx'
import { PmsProductField } from '../../../components/editing/pms-product/pms-product-field.tsx'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import { useMoney } from '../../../platform/use-money.ts'
import type { UpgradeSectionProps } from './section-props.ts'

/** Basis points are hundredths of a percent. */
const IN_PERCENT = { unit: '%', digits: 2 }

/** What a night costs more than the guest's own room. */
export function PriceSection({ form: { draft, set }, errors }: UpgradeSectionProps) {
  const t = useT()
  const { currency, digits } = useMoney()
  return (
    <Box title={t('roomUpgrades.section.price')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MeantAmountField
          unit={currency}
          digits={digits}
          label={t('roomUpgrades.pricePerNight')}
          description={t(
            draft.pricePerNight === 0 ? 'roomUpgrades.pricePerNight.free' : 'roomUpgrades.pricePerNight.hint',
          )}
          value={draft.pricePerNight}
          empty={UNREADABLE}
          onChange={(price) => set({ pricePerNight: price ?? UNREADABLE })}
          error={errors.pricePerNight}
        />
        <MeantAmountField
          {...IN_PERCENT}
          label={t('products.vatRate')}
          description={t(draft.vatRate === null ? 'roomUpgrades.vatRate.choose' : 'products.vatHint')}
          value={draft.vatRate}
          empty={UNREADABLE}
          onChange={(vatRate) => set({ vatRate: vatRate ?? UNREADABLE })}
          error={errors.vatRate}
        />
        <PmsProductField value={draft.integrationId} onChange={(integrationId) => set({ integrationId })} />
      </SimpleGrid>
    </Box>
  )
}
