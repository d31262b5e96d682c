import { Button } from '@mantine/core'
import { IconGift, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { onFirstPress } from '../../../components/first-press.ts'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import { hasProductsQuery } from '../api.ts'

type Props = { canOffer: boolean; onAdd: () => void }

/** What deals are for, and what comes first: a product, and one they may offer. */
export function NoDeals({ canOffer, onAdd }: Props) {
  const t = useT()
  const { data: hasProducts = true } = useQuery({ ...hasProductsQuery, enabled: !canOffer })
  const lacking = hasProducts ? 'upselling.empty.products' : 'upselling.empty.noProducts'
  return (
    <Box flush>
      <EmptyState
        icon={IconGift}
        title={t('upselling.empty.title')}
        text={t(canOffer ? 'upselling.empty.text' : lacking)}
        action={
          canOffer ? (
            <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={onFirstPress(onAdd)}>
              {t('upselling.empty.add')}
            </Button>
          ) : (
            <Button renderRoot={(props) => <Link to="/products" {...props} />}>
              {t('upselling.toProducts')}
            </Button>
          )
        }
      />
    </Box>
  )
}
