import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { PageSkeleton } from '../../components/states/page-skeleton.tsx'
import { useT } from '../../platform/texts.ts'
import { automationsQuery } from './api.ts'
import { AutomationRow } from './automation-row.tsx'
import classes from './automations.module.css'
import { Starters } from './starters.tsx'

/** Messages that go out automatically: each as a sentence, with its switch and what became of it. */
export function AutomationsPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(automationsQuery)
  const [isAdding, dialog] = useDisclosure(false)
  const hasSome = data !== undefined && data.automations.length > 0
  return (
    <>
      <PageHeader
        title={t('nav.automations')}
        subtitle={t('automations.subtitle')}
        actions={
          hasSome && (
            <Button leftSection={<IconPlus size={17} stroke={1.8} />} onClick={dialog.open}>
              {t('automations.add')}
            </Button>
          )
        }
      />
      {!data && error && (
        <Box flush>
          <LoadError error={error} onRetry={refetch} />
        </Box>
      )}
      {!data && !error && <PageSkeleton />}
      {data && !hasSome && (
        <Box title={t('automations.empty.title')}>
          <p className={classes.intro}>{t('automations.empty.text')}</p>
          <Starters starters={data.starters} />
        </Box>
      )}
      {hasSome && (
        <Box flush>
          <ul className={classes.list}>
            {data.automations.map((item) => (
              <AutomationRow key={item.id} item={item} />
            ))}
          </ul>
        </Box>
      )}
      {data && (
        <Dialog isOpen={isAdding} onClose={dialog.close} title={t('automations.addTitle')} size="xl">
          <Starters starters={data.starters} />
        </Dialog>
      )}
    </>
  )
}
