import { ROUTE_PATHS } from '@innkeeper/domain/auth/route-names.ts'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Entrance } from '../../features/auth/entrance.tsx'
import { PageButton } from '../../features/auth/page-button.tsx'
import { allowanceQuery } from '../../features/properties/api.ts'
import { codeOf } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { SetUpForm } from './set-up-form.tsx'
import { SetUpFrame } from './set-up-frame.tsx'
import { useFirstSetUp, useFurtherSetUp } from './use-set-up.ts'
import { useStoredDraft } from './use-stored-draft.ts'

const route = getRouteApi('/set-up')

/** The first property of an installation and every further one. */
export function SetUpPage() {
  const { isFirst } = route.useRouteContext()
  return isFirst ? <FirstSetUp /> : <FurtherSetUp />
}

function FirstSetUp() {
  const t = useT()
  const stored = useStoredDraft()
  const making = useFirstSetUp(stored.forget)
  if (making.error && codeOf(making.error) === 'auth/already-set-up') {
    return (
      <Entrance title={t('setUp.done.title')} lead={t('setUp.done.text')}>
        <PageButton to={ROUTE_PATHS.LOGIN}>{t('signIn.submit')}</PageButton>
      </Entrance>
    )
  }
  return (
    <SetUpFrame
      title={t('setUp.title.first')}
      lead={t('setUp.lead.first')}
      draft={stored.draft}
      isSent={making.isPending || making.isSuccess}
    >
      <SetUpForm isFirst stored={stored} making={making} />
    </SetUpFrame>
  )
}

function FurtherSetUp() {
  const t = useT()
  const stored = useStoredDraft()
  const making = useFurtherSetUp(stored.forget)
  const { data: allowance } = useQuery(allowanceQuery)
  const isFull = allowance !== undefined && allowance.owned >= allowance.max
  return (
    <SetUpFrame
      title={t('setUp.title.further')}
      lead={t('setUp.lead.further')}
      draft={stored.draft}
      isSent={making.isPending || making.isSuccess}
    >
      {isFull ? (
        <Alert color="accent" role="status">
          {t('createProperty.full', { max: allowance.max })}
        </Alert>
      ) : (
        <SetUpForm isFirst={false} stored={stored} making={making} />
      )}
    </SetUpFrame>
  )
}
