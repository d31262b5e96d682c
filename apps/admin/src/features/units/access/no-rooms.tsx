import { Button } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { askFor } from '../../../platform/asked-action.ts'
import { useT } from '../../../platform/texts.ts'

/** Without rooms there is nothing to open: they are added first. */
export function NoRooms() {
  const t = useT()
  return (
    <Box flush>
      <EmptyState
        icon={IconKey}
        title={t('unitAccess.empty.title')}
        text={t('unitAccess.empty.text')}
        action={
          <Button
            leftSection={<IconPlus size={16} stroke={1.8} />}
            renderRoot={(props) => <Link to="/units" {...props} />}
            onClick={() => askFor('add-units')}
          >
            {t('unitAccess.empty.add')}
          </Button>
        }
      />
    </Box>
  )
}
