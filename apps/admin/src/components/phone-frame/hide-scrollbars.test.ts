import { expect, test } from 'vitest'
import { hideScrollbars } from './hide-scrollbars.ts'

test('neither the page nor what scrolls in it has a scrollbar', () => {
  class Sheet {
    rules = ''
    replaceSync(rules: string) {
      this.rules = rules
    }
  }
  const own = new Sheet()
  const adoptedStyleSheets = [own]
  hideScrollbars({
    contentWindow: { CSSStyleSheet: Sheet },
    contentDocument: { adoptedStyleSheets },
  } as unknown as HTMLIFrameElement)
  expect(adoptedStyleSheets).toMatchObject([{ rules: '' }, { rules: '* { scrollbar-width: none }' }])
})
