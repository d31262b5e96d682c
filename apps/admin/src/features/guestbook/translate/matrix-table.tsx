import { memo } from 'react'
import type { ContentLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import { moveBetweenCells } from './cell-keys.ts'
import type { MatrixRow } from './matrix.ts'
import { MatrixCell } from './matrix-cell.tsx'
import classes from './translate.module.css'

export type AskedCell = { rowId: string; language: number; button: HTMLElement }

type Props = {
  rows: readonly MatrixRow[]
  languages: readonly ContentLanguage[]
  onAsk: (asked: AskedCell) => void
}

/** Cards down, languages across; every cell is a button with its state in words. */
export function MatrixTable({ rows, languages, onAsk }: Props) {
  const t = useT()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
    <section className={classes.scroll} tabIndex={0} aria-label={t('translate.title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('translate.card')}</th>
            {languages.map(({ index, title, code }) => (
              <th key={index} scope="col">
                <span lang={code}>{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenCells}>
          {rows.map((row, place) => (
            <Row key={row.id} row={row} isFirst={place === 0} languages={languages} onAsk={onAsk} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = Pick<Props, 'languages' | 'onAsk'> & { row: MatrixRow; isFirst: boolean }

const Row = memo(function Row({ row, isFirst, languages, onAsk }: RowProps) {
  return (
    <tr className={classes.row}>
      <th scope="row" className={classes.card} data-held={row.isHeld || undefined}>
        {row.name}
      </th>
      {row.cells.map((cell, place) => (
        <td key={cell.language}>
          <MatrixCell
            cell={cell}
            card={row.name}
            isTabStop={isFirst && place === 0}
            language={languages.find(({ index }) => index === cell.language)?.title ?? ''}
            onAsk={(button) => onAsk({ rowId: row.id, language: cell.language, button })}
          />
        </td>
      ))}
    </tr>
  )
})
