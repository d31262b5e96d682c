import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { expect, test } from 'vitest'
import { groundOf } from './page-ground.tsx'
import { sampleModules } from './sample-modules.ts'
import { drawModules } from './sample-page.tsx'

const drawn = (type: 'header' | 'video' | 'raw-html', change: Parameters<typeof drawModules>[1]) =>
  drawModules([{ type, id: type, ...sampleModules('ltr')[type] }], change)

test('words on the picture of an e-mail have a surface of their own, as in the mail', () => {
  expect(drawn('header', {})).toContain('veil')
  const mail = drawn('header', { medium: 'email' })
  expect(mail).toContain('board')
  expect(mail).not.toContain('veil')
  expect(mail).toContain('--surface:')
})

test('a film in an e-mail is a picture with a bar that says what it is', () => {
  const mail = drawn('video', { medium: 'email', isStill: true })
  expect(mail).toContain('Play the film</span>')
  expect(mail).not.toContain('<a ')
})

test('an e-mail is a card on what is around it, a page is on the paper', () => {
  const style = { innerBgColor: null, outerBgColor: null }
  expect(groundOf(style, DEFAULT_BRAND, 'email')).toBe(DEFAULT_BRAND.cardColour)
  expect(groundOf(style, DEFAULT_BRAND)).toBe(DEFAULT_BRAND.paperColour)
})

test('an editor says that HTML of somebody’s own is cleaned, a page does not', () => {
  const words = { ...{ newWindow: '', open: '', play: '', frame: 'Frame' }, notLikely: '', veryLikely: '' }
  const said = { words: { ...words, cleaned: 'Guests get this cleaned.' } }
  expect(drawn('raw-html', { ...said, isStill: true })).toContain('Guests get this cleaned.')
  expect(drawn('raw-html', said)).not.toContain('Guests get this cleaned.')
})
