import { Alert } from '@mantine/core'
import { codeText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import type { Refusal } from './sign-in.ts'

/** Why a form was refused, above its fields. */
export function RefusalAlert({ refusal }: { refusal: Refusal | null }) {
  const t = useT()
  return (
    refusal && (
      <Alert color="red" variant="light" role="alert">
        {codeText(t, refusal)}
      </Alert>
    )
  )
}
