import { Skeleton, Stack } from '@mantine/core'
import { useT } from '../../platform/texts.ts'

/** Stands while a page's part is on its way. */
export function PageSkeleton() {
  const t = useT()
  return (
    <Stack gap="lg" role="status" aria-label={t('list.loading')}>
      <Skeleton height={36} width={260} />
      <Skeleton height={90} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </Stack>
  )
}
