import { Skeleton } from '@mantine/core'
import { Box } from '../../components/page/box.tsx'

/** Keeps the place of a part of Today whose script is on its way, so that what follows does not jump. */
export function PartLoading({ title }: { title: string }) {
  return (
    <Box title={title}>
      <Skeleton height={34} width="60%" />
      <Skeleton height={34} width="60%" mt="md" />
      <Skeleton height={34} width="60%" mt="md" />
    </Box>
  )
}
