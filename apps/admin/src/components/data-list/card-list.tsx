import classes from './data-list.module.css'
import type { DataListProps } from './data-list-props.ts'
import { moveBetweenRows } from './row-keys.ts'

type Props<Row extends object> = Pick<DataListProps<Row>, 'label' | 'rowId' | 'card' | 'mark'> & {
  rows: Row[]
}

export function CardList<Row extends object>({ label, rows, rowId, card, mark }: Props<Row>) {
  return (
    <ul className={classes.cards} aria-label={label} onKeyDown={moveBetweenRows}>
      {rows.map((row) => (
        <li key={rowId(row)} className={classes.card} data-mark={mark?.(row)}>
          {card(row)}
        </li>
      ))}
    </ul>
  )
}
