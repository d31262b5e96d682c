import { UPGRADES_MAX } from '@innkeeper/domain/room-upgrades/constants.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { PageSkeleton } from '../../../components/states/page-skeleton.tsx'
import { useT } from '../../../platform/texts.ts'
import { roomsQuery, upgradesQuery } from '../api.ts'
import { NewUpgradeDialog } from './new-upgrade-dialog.tsx'
import { NoUpgrades } from './no-upgrades.tsx'
import { RoomList } from './room-list.tsx'
import { UpgradeList } from './upgrade-list.tsx'
import classes from './upgrades.module.css'

/** An upgrade leads from one category to another. */
const CATEGORIES_NEEDED = 2

/** All upgrades in the order guests see them, and the rooms they lead between. */
export function RoomUpgradesPage() {
  const t = useT()
  const upgrades = useQuery(upgradesQuery)
  const rooms = useQuery(roomsQuery)
  const [isAdding, dialog] = useDisclosure(false)
  const error = upgrades.error ?? rooms.error
  const retry = () => {
    void upgrades.refetch()
    void rooms.refetch()
  }
  if (!upgrades.data || !rooms.data) {
    return (
      <>
        <PageHeader title={t('nav.roomUpgrades')} subtitle={t('roomUpgrades.subtitle')} />
        {error ? (
          <Box flush>
            <LoadError error={error} onRetry={retry} />
          </Box>
        ) : (
          <PageSkeleton />
        )}
      </>
    )
  }
  const { items } = upgrades.data
  const hasCategories = rooms.data.items.length >= CATEGORIES_NEEDED
  const isFull = items.length >= UPGRADES_MAX
  return (
    <>
      <PageHeader
        title={t('nav.roomUpgrades')}
        subtitle={isFull ? t('roomUpgrades.full', { max: UPGRADES_MAX }) : t('roomUpgrades.subtitle')}
        actions={
          items.length > 0 &&
          hasCategories && (
            <Button leftSection={<IconPlus size={16} stroke={1.8} />} disabled={isFull} onClick={dialog.open}>
              {t('roomUpgrades.add')}
            </Button>
          )
        }
      />
      <div className={classes.page}>
        {items.length === 0 ? (
          <NoUpgrades hasCategories={hasCategories} onAdd={dialog.open} />
        ) : (
          <UpgradeList items={items} />
        )}
        {rooms.data.items.length > 0 && <RoomList rooms={rooms.data.items} />}
      </div>
      {isAdding && <NewUpgradeDialog rooms={rooms.data.items} existing={items} onClose={dialog.close} />}
    </>
  )
}
