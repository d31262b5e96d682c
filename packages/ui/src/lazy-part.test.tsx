import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { createPartLoader } from './part-loader.ts'

test('a part fetched ahead is drawn at once, another one only when it came', async () => {
  const loader = createPartLoader(
    async () => ({ Greeting: ({ name }: { name: string }) => <p>Hello {name}</p> }),
    {
      limitMs: 120_000,
      findTrouble: async () => 'unreachable',
      pause: async () => undefined,
      random: () => 0,
    },
  )
  const Part = lazyPart(loader, ({ Greeting }) => Greeting)
  const draw = () =>
    renderToStaticMarkup(
      <Part
        name="Astrid"
        pending={<p>Wait</p>}
        waiting={<p>Later</p>}
        failure={() => <p>Gone</p>}
        onReturn={() => () => undefined}
      />,
    )
  expect(draw()).toContain('Wait')
  await loader.want()
  expect(draw()).toContain('Hello Astrid')
})
