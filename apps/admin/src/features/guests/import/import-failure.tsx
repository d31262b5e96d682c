import { CallError } from '@innkeeper/api/client.ts'
import { Alert } from '@mantine/core'
import { ErrorAlert } from '../../../components/states/error-alert.tsx'
import { useT } from '../../../platform/texts.ts'

type Unreadable = { line: number; reason: 'quote' | 'json' | 'row' }

/** Why a file was refused; where its line is known, that comes first. */
export function ImportFailure({ error }: { error: unknown }) {
  const t = useT()
  const place = unreadable(error)
  if (!place) return <ErrorAlert error={error} mt="md" />
  return (
    <Alert color="red" variant="light" role="alert" mt="md">
      {t(`bookingImport.failure.${place.reason}`, { line: place.line })}
    </Alert>
  )
}

function unreadable(error: unknown): Unreadable | null {
  if (!(error instanceof CallError) || error.code !== 'booking-import/unreadable') return null
  return error.details as Unreadable
}
