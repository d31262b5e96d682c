import { RisingSheet } from '../../../platform/rising-sheet.tsx'
import { useCleaningTexts } from '../cleaning-words.ts'
import { CleaningQuestion, type CleaningQuestionProps } from './cleaning-question.tsx'

/** Asks over the page, and goes with the answer. */
export function CleaningSheet(props: CleaningQuestionProps) {
  const { isOpen, choice, onClose } = props
  const t = useCleaningTexts()
  return (
    <RisingSheet isOpen={isOpen} label={t(`cleaning.${choice}.title`)} onClose={onClose}>
      <CleaningQuestion {...props} />
    </RisingSheet>
  )
}
