import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { useT } from '../../../platform/texts.ts'
import { useToday } from '../../../platform/use-today.ts'
import { lineWhenWords } from './line-when-words.ts'
import classes from './requests.module.css'

type Props = { line: Pick<OrderRequest['lines'][number], 'days' | 'time'> }

/** For which days a line is, where it says so itself. */
export function LineWhen({ line }: Props) {
  const t = useT()
  const words = lineWhenWords(t, line, useToday())
  return words === '' ? null : <span className={classes.lineWhen}>{words}</span>
}
