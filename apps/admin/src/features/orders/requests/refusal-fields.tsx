import { ConfirmationField } from './confirmation-field.tsx'
import { ReasonField } from './reason-field.tsx'
import type { RefusalAnswer } from './use-refusal-answer.ts'

export function RefusalFields({ answer }: { answer: RefusalAnswer }) {
  const { reasons, declining, setDeclining, isTried, telling } = answer
  return (
    <>
      <ReasonField reasons={reasons} value={declining} onChange={setDeclining} isShownMissing={isTried} />
      <ConfirmationField
        value={telling.confirmation}
        onChange={telling.setConfirmation}
        reach={telling.reach}
        isPreview={telling.isPreview}
      />
    </>
  )
}
