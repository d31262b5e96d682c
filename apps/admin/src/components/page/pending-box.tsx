import { Skeleton } from '@mantine/core'
import { LoadError } from '../states/load-error.tsx'
import { Box } from './box.tsx'
import { ListRow, RowList } from './row-list.tsx'

type Props = {
  title: string
  error: unknown
  onRetry: () => void
  /** The shape of the rows to come. */
  rows: { count: number; className: string | undefined; height: number; width: string }
}

/** A box of rows before they are there: their shape, or why they are not. */
export function PendingBox({ title, error, onRetry, rows: { count, className, ...shape } }: Props) {
  return (
    <Box title={title} flush>
      {error ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : (
        <RowList>
          {Array.from({ length: count }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
            <ListRow key={row} className={className}>
              <Skeleton {...shape} />
            </ListRow>
          ))}
        </RowList>
      )}
    </Box>
  )
}
