import { Skeleton } from '@mantine/core'
import { Box } from '../../../components/page/box.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './results.module.css'

const FIGURES = ['score', 'answers', 'asked']
const QUESTIONS = ['first', 'second']

/** In the shape of what comes. */
export function ResultsSkeleton() {
  const t = useT()
  return (
    <div className={classes.shown} role="status" aria-label={t('list.loading')}>
      <div className={classes.figures}>
        {FIGURES.map((figure) => (
          <div key={figure} className={figure === 'score' ? classes.score : classes.waiting}>
            <Skeleton height={12} width={80} />
            <Skeleton height={40} width={90} mt={10} />
            <Skeleton height={12} width="70%" mt={12} />
          </div>
        ))}
      </div>
      <Box>
        <Skeleton height={250} radius="lg" />
      </Box>
      <div className={classes.questions}>
        {QUESTIONS.map((question) => (
          <Box key={question}>
            <Skeleton height={140} />
          </Box>
        ))}
      </div>
    </div>
  )
}
