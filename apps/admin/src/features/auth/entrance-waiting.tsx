import { Skeleton, Stack } from '@mantine/core'
import { LoadError } from '../../components/states/load-error.tsx'
import { useServerBack } from '../../platform/server-standing.ts'
import { useT } from '../../platform/texts.ts'
import { Entrance } from './entrance.tsx'

type Props = {
  title: string
  /** How many fields the form has that is on its way. */
  fields: number
  /** Why the server could not say; it is asked again when it is back. */
  error: unknown
  onRetry: () => void
}

const FIELD_HEIGHT = 42

/** Stands until the server has said what a link opens: the shape of the form, or why nobody can say. */
export function EntranceWaiting({ title, fields, error, onRetry }: Props) {
  const t = useT()
  useServerBack(onRetry)
  return (
    <Entrance key="waiting" title={title}>
      {error ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : (
        <Stack gap="md" mt="md" role="status" aria-label={t('list.loading')}>
          <Skeleton height={14} width="80%" />
          {Array.from({ length: fields }, (_, field) => field).map((field) => (
            <div key={field}>
              <Skeleton height={12} width={110} mb={8} />
              <Skeleton height={FIELD_HEIGHT} />
            </div>
          ))}
          <Skeleton height={FIELD_HEIGHT} />
        </Stack>
      )}
    </Entrance>
  )
}
