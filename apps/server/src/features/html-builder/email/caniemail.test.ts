import { fillEmail } from '@innkeeper/html-builder/email/fill-email.ts'
import { SAMPLE_RECIPIENT } from '@innkeeper/html-builder/testing/sample-modules.ts'
import { type CanIEmailOptions, caniemail, rawData } from 'caniemail'
import { expect, it } from 'vitest'
import { createEmailCompiler } from './compile.ts'
import { SAMPLE_EMAIL } from './sample-email.ts'

/** Of the mail programs in the data set, so many must know a feature, at least in part. */
const NEEDED = 0.8

/** What fewer know, and why an e-mail is whole without it. */
const FALLBACKS: Record<string, string> = {
  'word-break': 'Only long addresses break; elsewhere they are clipped or scrolled.',
  'target attribute': 'Mail programs open links in another window anyway.',
  'color-scheme meta tag':
    'Says that the dark is thought of; without it programs invert colours, which hold that too.',
  'color-scheme CSS property': 'As the meta tag.',
  'Attribute selector': 'Only Outlook marks what it darkens with attributes, and it knows the selector.',
  '<style> element': 'Phones and the dark only: every tag has its own styles.',
  '<body> element': 'Programs make a div of it; the first div has the same styles.',
  'Child combinator': 'Phones and the dark only.',
  opacity: 'The preheader is hidden in five other ways.',
  'aria-label attribute': 'The title and the first heading say the same.',
  'role attribute': 'Without it a screen reader announces tables; the words and their order are the same.',
}

/** Programs that the data set knows too little about: asked for a feature nobody tested there, the checker stops. */
const UNTESTED =
  /^(free-fr|t-online-de|gmx|web-de|ionos-1and1|wp-pl|rainloop)\.|^laposte\.(ios|android)|^thunderbird\.windows/

it('uses nothing that fewer than 80 % of mail programs know, unless something stands in for it', async () => {
  const compiler = createEmailCompiler()
  const { html } = fillEmail(await compiler.compile(SAMPLE_EMAIL), SAMPLE_RECIPIENT)
  await compiler.close()
  const clients = clientsOfTheData().filter((client) => !UNTESTED.test(client))
  expect(clients.length).toBeGreaterThan(25)
  const { errors, warnings } = caniemail({ clients, html }).issues
  // Every feature is missing somewhere, so those that some program lacks are those that matter.
  const used = new Set([...errors.values(), ...warnings.values()].flat().map(({ title }) => title))
  expect(used).toContain('border-radius')
  const weak = [...used].filter((title) => supportOf(title) < NEEDED)
  expect(weak.filter((title) => !(title in FALLBACKS))).toEqual([])
  expect(Object.keys(FALLBACKS).filter((title) => !weak.includes(title))).toEqual([])
})

function clientsOfTheData(): CanIEmailOptions['clients'] {
  const names = rawData.data.flatMap(({ stats }) =>
    Object.entries(stats).flatMap(([family, platforms]) =>
      Object.keys(platforms).map((one) => `${family}.${one}`),
    ),
  )
  return [...new Set(names)] as CanIEmailOptions['clients']
}

/** Share of the programs it was tested in, by the last version of each, that know it at least in part. */
function supportOf(title: string): number {
  const stats = rawData.data.find((feature) => feature.title === title)?.stats ?? {}
  const results = Object.values(stats)
    .flatMap((platforms) => Object.values(platforms))
    .map((versions) => Object.values(versions as Record<string, string>).at(-1) ?? 'u')
    .filter((result) => !result.startsWith('u'))
  return results.filter((result) => !result.startsWith('n')).length / results.length
}
