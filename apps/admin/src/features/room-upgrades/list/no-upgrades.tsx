import { Button } from '@mantine/core'
import { IconPlus, IconStairsUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'

type Props = { hasCategories: boolean; onAdd: () => void }

/** What upgrades are for, and what comes first: rooms of two categories. */
export function NoUpgrades({ hasCategories, onAdd }: Props) {
  const t = useT()
  const mayMakeRooms = useCan()('units:manage')
  const action = hasCategories ? (
    <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={onAdd}>
      {t('roomUpgrades.empty.add')}
    </Button>
  ) : (
    mayMakeRooms && (
      <Button renderRoot={(props) => <Link to="/units" {...props} />}>
        {t('roomUpgrades.empty.toRooms')}
      </Button>
    )
  )
  return (
    <Box flush>
      <EmptyState
        icon={IconStairsUp}
        title={t('roomUpgrades.empty.title')}
        text={t(hasCategories ? 'roomUpgrades.empty.text' : 'roomUpgrades.empty.categories')}
        action={action}
      />
    </Box>
  )
}
