import { expect, test } from 'vitest'
import { fontFamiliesOf } from './font-families.ts'
import { readableModules } from './readable-modules.ts'

test('fonts of modules and of single words are named, each once', () => {
  const styled = (fontFamily: string) => ({
    type: 'doc',
    content: [
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'Hi', marks: [{ type: 'textStyle', attrs: { fontFamily } }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  const { modules } = readableModules([
    { type: 'text', id: 'a', props: { contentColumnOne: styled('Lora'), fontFamily: 'Karla' } },
    { type: 'header', id: 'b', props: { content: styled('Lora') } },
    { type: 'divider', id: 'c', props: {} },
  ])
  expect(fontFamiliesOf(modules).sort()).toEqual(['Karla', 'Lora'])
})
