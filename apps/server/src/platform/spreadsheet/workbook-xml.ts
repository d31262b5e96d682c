import { xmlText } from './xml-text.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEETML = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

/** The parts of a workbook beside its sheets, each with its path. */
export function workbookParts(names: readonly string[], styles: string): [path: string, xml: string][] {
  const sheets = names.map((name, place) => ({ name: xmlText(name), number: place + 1 }))
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${SHEETML}.${type}+xml"/>`
  return [
    ['xl/styles.xml', styles],
    [
      'xl/workbook.xml',
      `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
        .map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${sheets
        .map(({ number }) => relation(`rId${number}`, 'worksheet', sheetPath(number).replace('xl/', '')))
        .join('')}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
    ],
    [
      '_rels/.rels',
      `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${override('xl/styles.xml', 'styles')}${sheets
        .map(({ number }) => override(sheetPath(number), 'worksheet'))
        .join('')}</Types>`,
    ],
  ]
}
