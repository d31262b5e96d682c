import { removeSecondFactor } from '@innkeeper/api/auth.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { AskFirst } from '../../../components/dialog/ask-first.tsx'
import { call } from '../../../platform/call.ts'
import { useT } from '../../../platform/texts.ts'
import { tell, useChange } from './use-change.ts'

export function RemoveSecondFactor() {
  const t = useT()
  const [isAsking, question] = useDisclosure(false)
  const remove = useChange(
    () => call(removeSecondFactor, {}),
    () => {
      question.close()
      tell(t('secondFactor.removed'))
    },
  )
  return (
    <>
      <Button variant="subtle" color="red" onClick={question.open}>
        {t('secondFactor.remove')}
      </Button>
      <AskFirst
        isOpen={isAsking}
        onClose={question.close}
        title={t('secondFactor.remove.title')}
        deed={t('secondFactor.remove')}
        isBusy={remove.isPending}
        onDeed={() => remove.start(undefined)}
      >
        {t('secondFactor.remove.text')}
      </AskFirst>
    </>
  )
}
