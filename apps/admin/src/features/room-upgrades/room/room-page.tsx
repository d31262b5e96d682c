import { Anchor, Button } from '@mantine/core'
import { IconArrowLeft, IconBed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Loaded } from '../../../components/editing/form/loaded.tsx'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useT } from '../../../platform/texts.ts'
import { roomsQuery } from '../api.ts'
import classes from './room.module.css'
import { RoomEditor } from './room-editor.tsx'

const route = getRouteApi('/staff/room-upgrades/rooms/$categoryId')

/** What guests read and see of one category of rooms. */
export function RoomPage() {
  const t = useT()
  const { categoryId } = route.useParams()
  const query = useQuery(roomsQuery)
  return (
    <>
      <Anchor className={classes.back} renderRoot={(props) => <Link to="/room-upgrades" {...props} />}>
        <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {t('roomUpgrades.all')}
      </Anchor>
      <Loaded query={query}>
        {({ items }) => {
          const latest = items.find((room) => room.categoryId === categoryId)
          return latest ? (
            <>
              <PageHeader title={latest.name} subtitle={t('roomUpgrades.room.subtitle')} />
              <RoomEditor key={categoryId} latest={latest} />
            </>
          ) : (
            <Box flush>
              <EmptyState
                icon={IconBed}
                title={t('roomUpgrades.room.unknown')}
                text={t('error.notFound.text')}
                action={
                  <Button variant="default" renderRoot={(props) => <Link to="/room-upgrades" {...props} />}>
                    {t('roomUpgrades.all')}
                  </Button>
                }
              />
            </Box>
          )
        }}
      </Loaded>
    </>
  )
}
