import { expect, test } from 'vitest'
import { chunkGroups } from './vite.chunks.ts'

const LIBRARY = '/house/node_modules/@tiptap/core/dist/index.js'
const IMPORTS: Record<string, string[]> = {
  'page.tsx': ['field.tsx', 'editor.tsx'],
  'field.tsx': ['label.tsx', 'circle.tsx'],
  'circle.tsx': ['field.tsx'],
  'editor.tsx': ['marks.ts'],
  'marks.ts': [LIBRARY],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) }

test('shared parts go together, but for those that bring a large library along', () => {
  const name = chunkGroups().find(({ debugName }) => debugName === 'shared')?.name
  if (typeof name !== 'function') throw new Error('There is no group for what pages share')
  const together = ['field.tsx', 'label.tsx', 'circle.tsx', 'editor.tsx', 'marks.ts', LIBRARY, 'page.tsx']
  expect(together.filter((id) => name(id, graph) !== null)).toEqual(['field.tsx', 'label.tsx', 'circle.tsx'])
})
