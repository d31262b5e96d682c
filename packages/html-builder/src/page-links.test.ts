import { describe, expect, it } from 'vitest'
import { pageIdsIn, withPagesAmong } from './page-links.ts'
import { readableModules } from './readable-modules.ts'

const [open, gone] = ['ABCDEFGHIJKLMNOPQRSTUV', 'abcdefghijklmnopqrstuv']
const button = (id: string, type: string, destination: string) => ({
  type: 'button',
  id,
  props: { content: { type: 'doc', content: [] }, type, destination },
})
const image = (url: string, type = 'page') => ({
  url: '/media/fjord/x',
  link: { enabled: true, type, url },
})
const { modules } = readableModules([
  button('open', 'page', open),
  button('gone', 'page', gone),
  button('pdf', 'pdf', gone),
  button('none', 'page', ''),
  {
    type: 'image',
    id: 'pictures',
    props: { nrOfColumns: 2, columnOneImage: image(open), columnTwoImage: image(gone) },
  },
])

describe('links to pages', () => {
  it('are found in buttons and pictures, each page once', () => {
    expect(pageIdsIn(modules)).toEqual([open, gone])
  })

  it('are left out where there is no such page: the button whole, of a picture its link', () => {
    const shown = withPagesAmong(modules, new Set([open]))
    expect(shown.map(({ id }) => id)).toEqual(['open', 'pdf', 'none', 'pictures'])
    expect(shown.at(-1)?.props).toMatchObject({
      columnOneImage: { link: { enabled: true, url: open } },
      columnTwoImage: { link: { enabled: false } },
    })
  })

  it('leave the modules as they were', () => {
    const before = structuredClone(modules)
    withPagesAmong(modules, new Set())
    expect(modules).toEqual(before)
    expect(withPagesAmong(modules, new Set([open, gone]))).toEqual(modules)
  })
})
