import { expect, test } from 'vitest'
import { draw, loadedFor } from '../../../testing/draw.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { BesideDefault } from './beside-default.tsx'
import { LanguageTabs } from './language-tabs.tsx'

const english = { index: 0, code: 'en', title: 'English', isDefault: true }
const danish = { index: 1, code: 'da', title: 'Dansk', isDefault: false }
const house = (...languages: (typeof english)[]) => loadedFor(sampleSession({ property: { languages } }))
const tabs = (...languages: (typeof english)[]) =>
  draw(
    <LanguageTabs language={0} onLanguage={() => undefined} isMissing={(index) => index === 1} />,
    house(...languages),
  )

test('each language has a tab, the default one first; one that lacks words says so', () => {
  const markup = tabs(danish, english)
  expect(markup.indexOf('English')).toBeLessThan(markup.indexOf('Dansk'))
  expect(markup.match(/title="Some text is missing in this language"/g)).toHaveLength(1)
})

test('a house with one language is not asked which', () => {
  expect(tabs(english)).not.toContain('role="tablist"')
})

test('the words of the default language stand beside the field, where there are any', () => {
  const beside = (words: string) =>
    draw(
      <BesideDefault words={words} onUse={() => undefined}>
        <input />
      </BesideDefault>,
      house(english, danish),
    )
  expect(beside('Breakfast')).toMatch(/lang="en"[^>]*>Breakfast/)
  expect(beside('  ')).not.toContain('English')
})
