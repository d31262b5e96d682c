import { buttonInTheDark, DARK_RAISED, type EmailColours, shadeInTheDark } from './email-colours.ts'

/** Classes by which the dark finds what it changes; a colour that somebody chose is in the name of its class. */
export const colourClass = (colour: string) => `c-${colour.slice(1).toLowerCase()}`
export const buttonClass = (colour: string) => `b-${colour.slice(1).toLowerCase()}`

export const groundClass = (colour: string) => `g-${colour.slice(1).toLowerCase()}`

const COLOUR_CLASSES = /\bc-([0-9a-f]{6})\b/g
const BUTTON_CLASSES = /\bb-([0-9a-f]{6})\b/g
const GROUND_CLASSES = /\bg-([0-9a-f]{6})\b/g

/**
 * The rules of the dark for these modules. Most programs ask the device; those of Outlook mark what they darken
 * instead, words and backgrounds each in their own way, and would leave chosen colours unreadable.
 */
export function darkModeCss(markup: string, colours: EmailColours): string {
  const { outer, inner, line } = colours.dark
  const rules: Rule[] = [
    ['.outer,.outer>div', 'background-color', outer.background],
    ['.ground,.ground>table', 'background-color', inner.background],
    ['.ink div,.ink td', 'color', inner.ink],
    ['.outer-ink div,.outer-ink a', 'color', outer.ink],
    ['.line p', 'border-top-color', line],
    ['.outlined>table>tbody>tr>td', 'border-color', line],
    ['.plate td', 'background-color', '#fefefe'],
    ['.score', 'border-color', inner.accent],
    ...found(markup, COLOUR_CLASSES).map(
      (colour): Rule => [`.${colourClass(colour)}`, 'color', onInner(colour, colours)],
    ),
    ...found(markup, GROUND_CLASSES).map(
      (colour): Rule => [
        `.${groundClass(colour)},.${groundClass(colour)}>table`,
        'background-color',
        DARK_RAISED,
      ],
    ),
    ...found(markup, BUTTON_CLASSES).flatMap((colour) => buttonRules(colour)),
  ]
  const css = (prefix: (rule: Rule) => string) =>
    rules.map((rule) => `${prefixed(rule[0], prefix(rule))}{${rule[1]}:${rule[2]}!important}`).join('\n')
  const outlook = ([, property]: Rule) => (property === 'background-color' ? '[data-ogsb] ' : '[data-ogsc] ')
  return `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
${css(() => '')}
}
${css(outlook)}`
}

type Rule = [selector: string, property: string, value: string]

const prefixed = (selectors: string, prefix: string) =>
  selectors
    .split(',')
    .map((selector) => prefix + selector)
    .join(',')

function buttonRules(colour: string): Rule[] {
  const { action, onAction } = buttonInTheDark(colour, DARK_RAISED)
  if (action === colour) return []
  const own = `.${buttonClass(colour)}`
  return [
    [`${own} td,${own} a`, 'background-color', action],
    [`${own} a`, 'color', onAction],
  ]
}

/** On the lightest surface of the dark, so that it reads on all of them. */
function onInner(colour: string, { inner, dark }: EmailColours): string {
  return colour === inner.ink ? dark.inner.ink : shadeInTheDark(colour, DARK_RAISED)
}

function found(markup: string, classes: RegExp): string[] {
  return [...new Set([...markup.matchAll(classes)].map(([, hex]) => `#${hex}`))]
}
