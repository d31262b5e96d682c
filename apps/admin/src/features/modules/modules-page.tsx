import { useQuery } from '@tanstack/react-query'
import { Box } from '../../components/page/box.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { PageSkeleton } from '../../components/states/page-skeleton.tsx'
import { useT } from '../../platform/texts.ts'
import { packagesQuery, subscriptionQuery } from './api.ts'
import { ModuleRow } from './module-row.tsx'
import classes from './modules.module.css'
import { PlanCards } from './plan-cards.tsx'

/** The plan of the house, and what it has of each module. */
export function ModulesPage() {
  const t = useT()
  const subscription = useQuery(subscriptionQuery)
  const packages = useQuery(packagesQuery)
  const error = subscription.error ?? packages.error
  const retry = () => Promise.all([subscription.refetch(), packages.refetch()])
  return (
    <>
      <PageHeader title={t('modules.title')} subtitle={t('modules.subtitle')} />
      {subscription.data && packages.data ? (
        <>
          <PlanCards info={subscription.data} plans={packages.data.plans} />
          <Box title={t('modules.list')} flush>
            <ul className={classes.modules}>
              {subscription.data.modules.map((module) => (
                <ModuleRow key={module.module} module={module} />
              ))}
            </ul>
          </Box>
        </>
      ) : error ? (
        <Box flush>
          <LoadError error={error} onRetry={retry} />
        </Box>
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
