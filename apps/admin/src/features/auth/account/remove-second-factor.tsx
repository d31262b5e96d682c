import { removeSecondFactor } from '@innkeeper/api/auth.ts'
import { Button } from '@mantine/core'
import { call } from '../../../platform/call.ts'
import { useT } from '../../../platform/texts.ts'
import { ConfirmedChange } from './confirmed-change.tsx'

export function RemoveSecondFactor() {
  const t = useT()
  return (
    <ConfirmedChange
      run={() => call(removeSecondFactor, {})}
      doneText={t('secondFactor.removed')}
      title={t('secondFactor.remove.title')}
      actionLabel={t('secondFactor.remove')}
      button={(ask) => (
        <Button variant="subtle" color="red" onClick={ask}>
          {t('secondFactor.remove')}
        </Button>
      )}
    >
      {t('secondFactor.remove.text')}
    </ConfirmedChange>
  )
}
