import { expect, it } from 'vitest'
import { attachmentName, tidyFileName } from './attachment-name.ts'

const danish = { languageIndex: 1, defaultIndex: 0 }

it('a document is read by its name in the language, else in the default one', () => {
  const names = { 0: 'Wine list', 1: 'Vinkort' }
  expect(attachmentName({ names }, 'x.pdf', danish)).toBe('Vinkort')
  expect(attachmentName({ names: { 0: 'Wine list', 1: ' ' } }, 'x.pdf', danish)).toBe('Wine list')
})

it('without a name it is read by its file’s, tidied', () => {
  expect(attachmentName({ names: {} }, 'wine_list-2026.PDF', danish)).toBe('Wine list 2026')
  expect(attachmentName({}, 'menu.final.pdf', danish)).toBe('Menu.final')
  expect(tidyFileName('.pdf')).toBe('.pdf')
  expect(tidyFileName('Ålesund  kart')).toBe('Ålesund kart')
})
