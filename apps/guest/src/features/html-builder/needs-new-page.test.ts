import { readableModules } from '@innkeeper/html-builder/readable-modules.ts'
import { expect, test } from 'vitest'
import { needsNewPage } from './needs-new-page.ts'

const page = (...stored: object[]) => ({
  modules: readableModules(stored.map((module, place) => ({ id: `m${place}`, ...module }))).modules,
})
const film = (url: string) => ({ type: 'video', props: { playerType: 'youtube', url } })
const text = (fontFamily: string | null) => ({
  type: 'text',
  props: { contentColumnOne: { type: 'doc', content: [] }, fontFamily },
})

test('a version with films or fonts this page cannot have is opened anew; any other is shown in its place', () => {
  const first = film('https://youtu.be/dQw4w9WgXcQ')
  expect(needsNewPage(page(), page(first))).toBe(true)
  expect(needsNewPage(page(first), page(film('https://youtu.be/aqz-KE-bpKQ')))).toBe(false)
  expect(needsNewPage(page(first), page())).toBe(false)
  expect(needsNewPage(page(text(null)), page(text('Lora')))).toBe(true)
  expect(needsNewPage(page(text('Lora')), page(text('Lora'), text(null)))).toBe(false)
})
