import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { ExpectedTimeField } from './expected-time-field.tsx'
import { wayOf } from './request-kinds.ts'
import { UpgradeFields } from './upgrade/upgrade-fields.tsx'
import type { AcceptAnswer } from './use-accept-answer.ts'
import { useSummary } from './use-summary.ts'

export function AcceptFields({ request, answer }: { request: OrderRequest; answer: AcceptAnswer }) {
  const summary = useSummary()
  const { hasTime, time, setTime, expected, telling } = answer
  return (
    <>
      <UpgradeFields request={request} answer={answer.upgrade} />
      {hasTime && (
        <ExpectedTimeField
          {...time}
          asked={request.timeRequested}
          expected={expected}
          service={wayOf(request) === 'service' ? summary(request) : null}
          onChange={(choice, other) => setTime({ choice, other })}
        />
      )}
      <ConfirmationField
        value={telling.confirmation}
        onChange={telling.setConfirmation}
        reach={telling.reach}
        isPreview={telling.isPreview}
      />
    </>
  )
}
