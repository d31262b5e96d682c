import { TEMPLATE_MODULES } from '@innkeeper/domain/html-builder/constants.ts'
import { describe, expect, test } from 'vitest'
import { type SampleDirection, sampleContent, sampleModules } from './sample-modules.ts'
import { drawModules } from './sample-page.tsx'

/** One element to a line, and class names without what the bundler adds: a change reads as one. */
function readable(markup: string): string {
  return `${markup
    .replace(
      /class="([^"]*)"/g,
      (_, names: string) => `class="${names.replace(/\b_?([a-zA-Z]+)_[\w-]+/g, '$1')}"`,
    )
    .replaceAll('><', '>\n<')}\n`
}

describe.each<SampleDirection>(['ltr', 'rtl'])('on a page that is read %s', (direction) => {
  test.each(TEMPLATE_MODULES)('a module %s is drawn as it was', async (type) => {
    const module = { type, id: type, ...sampleModules(direction)[type] }
    const markup = drawModules([module], sampleContent(direction))
    await expect(`<div dir="${direction}">\n${readable(markup)}</div>\n`).toMatchFileSnapshot(
      `golden/${type}.${direction}.html`,
    )
  })
})
