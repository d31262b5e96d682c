import type { SheetColumn } from './port.ts'

/** Of the styles that every workbook has: a plain cell, and a cell of the head. */
export const HEAD_STYLE = 1
const OWN_STYLES = 2
/** Numbers of formats of ours; those below are the programs' own, of which 14 is a day as its reader writes days. */
const OWN_FORMATS = 164
const DAY_FORMAT = 14

/** Which style each column of a workbook has, and the part of the file that says what they are. */
export function stylesOf(columns: readonly SheetColumn[]) {
  const formats = [...new Set(columns.map(formatOf))].filter((format) => format !== null)
  const styleOf = (column: SheetColumn): number => {
    const format = formatOf(column)
    return format === null ? 0 : OWN_STYLES + formats.indexOf(format)
  }
  return { styleOf, xml: stylesXml(formats) }
}

type Format = 'day' | string

function formatOf({ kind, decimals = 0 }: SheetColumn): Format | null {
  if (kind === 'text') return null
  if (kind === 'date') return 'day'
  const places = decimals > 0 ? `.${'0'.repeat(decimals)}` : ''
  return kind === 'money' ? `#,##0${places}` : `0${places}`
}

function stylesXml(formats: readonly Format[]): string {
  const numberOf = (format: Format) => (format === 'day' ? DAY_FORMAT : OWN_FORMATS + formats.indexOf(format))
  const own = formats.filter((format) => format !== 'day')
  const font = (more: string) => `<font>${more}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    own.length > 0 ? `<numFmts count="${own.length}">` : '',
    ...own.map((format) => `<numFmt numFmtId="${numberOf(format)}" formatCode="${format}"/>`),
    own.length > 0 ? '</numFmts>' : '',
    `<fonts count="2">${font('')}${font('<b/>')}</fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${OWN_STYLES + formats.length}">`,
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    ...formats.map(
      (format) =>
        `<xf numFmtId="${numberOf(format)}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    ),
    '</cellXfs></styleSheet>',
  ].join('')
}
