import { useOrdering } from '../ordering.tsx'
import { useFormats, useOrderTexts } from '../use-formats.ts'
import { lineProblem } from './line-problem.ts'

type Given = Parameters<typeof lineProblem>

/** Says what is wrong with a line, in the guest's words. */
export function useLineProblem() {
  const t = useOrderTexts()
  const { moment } = useFormats()
  const hasStay = useOrdering().bookingId !== null
  return (line: Given[0], product: Given[1]) => lineProblem(line, product, { t, moment, hasStay })
}
