import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { Button, Group } from '@mantine/core'
import { IconPackages } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { useCan } from '../../platform/session.ts'
import type { ListedPage } from '../../platform/staff-page.ts'
import { useT } from '../../platform/texts.ts'
import { subscriptionQuery } from './api.ts'
import { offerWords } from './offer-words.ts'
import { TrialButton } from './trial-button.tsx'

type Props = { module: ModuleName; page: ListedPage['label'] | undefined }

/** Stands where the page of a module would, under its name, while the house does not have it. */
export function ModuleOffer({ module, page }: Props) {
  const t = useT()
  const mayManage = useCan()('modules:manage')
  const { data } = useQuery(subscriptionQuery)
  const subscription = data?.modules.find((one) => one.module === module)
  const name = t(`module.${module}`)
  const todo = offerWords(subscription, mayManage)
  return (
    <>
      <PageHeader title={page ? t(page) : name} />
      <Box flush>
        <EmptyState
          icon={IconPackages}
          title={t('offer.title', { module: name })}
          text={[t(`module.about.${module}`), todo && t(todo)].filter(Boolean).join(' ')}
          action={
            mayManage && (
              <Group justify="center">
                {subscription?.canStartTrial && <TrialButton module={module} />}
                <Button variant="default" renderRoot={(props) => <Link to="/modules" {...props} />}>
                  {t('offer.toModules')}
                </Button>
              </Group>
            )
          }
        />
      </Box>
    </>
  )
}
