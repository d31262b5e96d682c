import { Skeleton, Stack } from '@mantine/core'
import { useT } from '../../platform/texts.ts'
import { Box } from '../page/box.tsx'
import classes from './form-skeleton.module.css'

/** So many fields in each box of a form, as most forms begin. */
const SECTIONS = [4, 2, 3]
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The shape of a form: boxes with a heading, a label above each field. */
export function FormSkeleton() {
  const t = useT()
  return (
    <Stack gap="lg" role="status" aria-label={t('list.loading')}>
      {SECTIONS.map((fields) => (
        <Box key={fields}>
          <Skeleton height={16} width={140} mb="lg" />
          <div className={classes.fields}>
            {upTo(fields).map((field) => (
              <div key={field}>
                <Skeleton height={12} width={110} mb={8} />
                <Skeleton height={36} />
              </div>
            ))}
          </div>
        </Box>
      ))}
    </Stack>
  )
}
