import { expect, test } from 'vitest'
import { languageLines, reviewLines } from './setting-lines.ts'

const language = (title: string, order: number, isVisible = true) => ({
  code: title.slice(0, 2),
  index: order,
  order,
  isVisible,
  title,
})

test('of two lists of languages a person compares those that guests can choose', () => {
  const languages = { DK: language('Dansk', 1), GB: language('English', 0), NO: language('Norsk', 2, false) }
  expect(languageLines({ default: 'GB', languages })).toBe('English\nDansk')
})

test('review sites are compared by name and address', () => {
  const links = [{ name: 'A review site', address: 'https://reviews.example/f' }]
  expect(reviewLines({ version: 1, links })).toBe('A review site: https://reviews.example/f')
})
