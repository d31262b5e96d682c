import { Skeleton } from '@mantine/core'
import { Box } from '../../../components/page/box.tsx'
import classes from './room-row.module.css'

const ROWS = [0, 1, 2, 3, 4, 5]

/** The shape of the list until it is there. */
export function ListSkeleton() {
  return (
    <div className={classes.groups} aria-busy>
      <Skeleton height={78} radius={14} />
      <Skeleton height={36} radius={9} />
      <Box flush>
        <ul className={classes.rows}>
          {ROWS.map((row) => (
            <li key={row} className={classes.row}>
              <Skeleton height={28} width={52} />
              <Skeleton height={36} width="60%" />
            </li>
          ))}
        </ul>
      </Box>
    </div>
  )
}
