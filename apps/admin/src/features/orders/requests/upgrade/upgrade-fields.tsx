import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { StayChoice } from './stay-choice.tsx'
import { StayMeans } from './stay-means.tsx'
import { UnitChoice } from './unit-choice.tsx'
import { UpgradeWay } from './upgrade-way.tsx'
import type { UpgradeAnswer } from './use-upgrade-answer.ts'

type Props = { request: OrderRequest; answer: UpgradeAnswer }

/** What accepting an upgrade asks besides how the guest is told; nothing of any other request. */
export function UpgradeFields({ request, answer }: Props) {
  const { upgrade } = request
  if (!upgrade) return null
  return (
    <>
      <UpgradeWay upgrade={upgrade} />
      {answer.needsStay && <StayChoice request={request} answer={answer} />}
      <StayMeans upgrade={upgrade} answer={answer} />
      <UnitChoice upgrade={upgrade} answer={answer} />
    </>
  )
}
