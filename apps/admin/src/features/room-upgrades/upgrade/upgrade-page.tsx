import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import { Anchor, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowLeft, IconStairsUp, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { Loaded } from '../../../components/editing/form/loaded.tsx'
import { Box } from '../../../components/page/box.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { useT } from '../../../platform/texts.ts'
import { upgradesQuery } from '../api.ts'
import { DeleteUpgradeDialog } from '../delete-upgrade-dialog.tsx'
import { useCategories } from '../use-categories.ts'
import classes from './upgrade.module.css'
import { UpgradeEditor } from './upgrade-editor.tsx'

const route = getRouteApi('/staff/room-upgrades/$roomUpgradeId')

export function UpgradePage() {
  const { roomUpgradeId } = route.useParams()
  const query = useQuery(upgradesQuery)
  return (
    <>
      <BackToAll />
      <Loaded query={query}>
        {({ items }) => {
          const latest = items.find(({ upgrade }) => upgrade.id === roomUpgradeId)
          return latest ? (
            <>
              <Head item={latest} />
              <UpgradeEditor key={roomUpgradeId} latest={latest} />
            </>
          ) : (
            <Unknown />
          )
        }}
      </Loaded>
    </>
  )
}

function BackToAll() {
  const t = useT()
  return (
    <Anchor className={classes.back} renderRoot={(props) => <Link to="/room-upgrades" {...props} />}>
      <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {t('roomUpgrades.all')}
    </Anchor>
  )
}

function Head({ item: { upgrade } }: { item: StaffUpgrade }) {
  const t = useT()
  const navigate = useNavigate()
  const { wayOf } = useCategories()
  const [isDeleting, question] = useDisclosure(false)
  return (
    <>
      <PageHeader
        title={wayOf(upgrade)}
        subtitle={
          <StateBadge tone={upgrade.state === 'active' ? 'good' : 'quiet'}>
            {t(`roomUpgrades.state.${upgrade.state}`)}
          </StateBadge>
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconTrash size={17} stroke={1.7} />}
            onClick={question.open}
          >
            {t('action.delete')}
          </Button>
        }
      />
      {isDeleting && (
        <DeleteUpgradeDialog
          upgrade={upgrade}
          onClose={question.close}
          onDeleted={() => void navigate({ to: '/room-upgrades', ignoreBlocker: true })}
        />
      )}
    </>
  )
}

function Unknown() {
  const t = useT()
  return (
    <Box flush>
      <EmptyState
        icon={IconStairsUp}
        title={t('roomUpgrades.unknown')}
        text={t('error.notFound.text')}
        action={
          <Button variant="default" renderRoot={(props) => <Link to="/room-upgrades" {...props} />}>
            {t('roomUpgrades.all')}
          </Button>
        }
      />
    </Box>
  )
}
