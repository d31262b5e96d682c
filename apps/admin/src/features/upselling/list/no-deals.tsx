import { Button } from '@mantine/core'
import { IconGift, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { onFirstPress } from '../../../components/first-press.ts'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'

type Props = { hasProducts: boolean; onAdd: () => void }

/** What deals are for, and what comes first: a product they may offer. */
export function NoDeals({ hasProducts, onAdd }: Props) {
  const t = useT()
  return (
    <Box flush>
      <EmptyState
        icon={IconGift}
        title={t('upselling.empty.title')}
        text={t(hasProducts ? 'upselling.empty.text' : 'upselling.empty.products')}
        action={
          hasProducts ? (
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
