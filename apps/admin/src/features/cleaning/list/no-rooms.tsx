import { Button } from '@mantine/core'
import { IconBed } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'

/** A house without rooms has nothing to clean. */
export function NoRooms() {
  const t = useT()
  const mayAdd = useCan()('units:manage')
  return (
    <Box flush>
      <EmptyState
        icon={IconBed}
        title={t('cleaning.noRooms')}
        text={t('cleaning.noRoomsText')}
        action={
          mayAdd && (
            <Button renderRoot={(props) => <Link to="/units" {...props} />}>{t('cleaning.addRooms')}</Button>
          )
        }
      />
    </Box>
  )
}
