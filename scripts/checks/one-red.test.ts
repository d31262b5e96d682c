import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const STAFF = `${root}/apps/admin/src`
const read = (file: string) => readFileSync(`${STAFF}/${file}`, 'utf8')
const [byDay = '', byNight = ''] = [...read('app/theme/tokens.css').matchAll(/--bad: (#\w+);/g)].map(
  ([, red]) => red,
)

test('the buttons and alerts of the staff app have the red of its own styles, by day and by night', () => {
  const [, red = ''] = /const red: MantineColorsTuple = \[([^\]]+)\]/.exec(read('app/theme/theme.ts')) ?? []
  const shades = red.match(/#\w+/g) ?? []
  expect(shades[8]).toBe(byDay)
  expect(shades).toContain(byNight)
})

test('no style of the staff app has a red of its own', () => {
  const found = globSync('**/*.css', { cwd: STAFF })
    .filter((file) => !file.endsWith('tokens.css'))
    .flatMap((file) =>
      (read(file).match(/#[\da-f]{6}\b/gi) ?? []).filter(isRed).map((red) => `${file} ${red}`),
    )
  expect(found).toEqual([])
})

function isRed(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red > 140 && green < red / 2.2 && blue < red / 2.2 && Math.abs(green - blue) < 30
}
