import { Anchor } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { Entrance } from './entrance.tsx'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'
import { useEnter } from './use-enter.ts'
import { useSignOut } from './use-sign-out.ts'

const route = getRouteApi('/two-factor')

/** The property asks for two steps: nothing else opens before they are set up. */
export function ForcedSetUpPage() {
  const t = useT()
  const { redirect } = route.useSearch()
  const { property } = useSession()
  const enter = useEnter(redirect)
  const signOut = useSignOut()
  return (
    <Entrance
      title={t('secondFactor.forced.title')}
      lead={t('secondFactor.forced.lead', { property: property.name })}
      foot={
        <Anchor component="button" type="button" onClick={() => signOut()}>
          {t('signOut.action')}
        </Anchor>
      }
    >
      <SecondFactorSetUp onDone={enter} doneLabel={t('recoveryCodes.kept')} />
    </Entrance>
  )
}
