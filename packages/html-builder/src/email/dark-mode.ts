import { buttonInTheDark, type EmailColours, isDark, shadeInTheDark } from './email-colours.ts'

/** Classes by which the dark finds what it changes; a colour that somebody chose is in the name of its class. */
export const colourClass = (colour: string) => `c-${colour.slice(1).toLowerCase()}`
export const buttonClass = (colour: string) => `b-${colour.slice(1).toLowerCase()}`

const COLOUR_CLASSES = /\bc-([0-9a-f]{6})\b/g
const BUTTON_CLASSES = /\bb-([0-9a-f]{6})\b/g

/**
 * The rules of the dark for these modules. Most programs ask the device; those of Outlook mark what they darken
 * instead, words and backgrounds each in their own way, and would leave chosen colours unreadable.
 */
export function darkModeCss(markup: string, colours: EmailColours): string {
  const { outer, inner, line } = colours.dark
  const rules: Rule[] = [
    ['.outer', 'background-color', outer.background],
    ['.ground,.ground>table', 'background-color', inner.background],
    ['.ink div,.ink td', 'color', inner.ink],
    ['.outer-ink div,.outer-ink a', 'color', outer.ink],
    ['.line p', 'border-top-color', line],
    ['.plate td', 'background-color', '#fefefe'],
    ['.score', 'border-color', inner.accent],
    ...found(markup, COLOUR_CLASSES).map(
      (colour): Rule => [`.${colourClass(colour)}`, 'color', onInner(colour, colours)],
    ),
    ...found(markup, BUTTON_CLASSES).flatMap((colour) => buttonRules(colour, colours)),
  ]
  const css = (prefix: (rule: Rule) => string) =>
    rules.map((rule) => `${prefixed(rule[0], prefix(rule))}{${rule[1]}:${rule[2]}!important}`).join('\n')
  const outlook = ([, property]: Rule) => (property === 'background-color' ? '[data-ogsb] ' : '[data-ogsc] ')
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
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

function buttonRules(colour: string, colours: EmailColours): Rule[] {
  const { inner } = colours.dark
  const { action, onAction } = buttonInTheDark(colour, inner.background)
  if (action === colour) return []
  const own = `.${buttonClass(colour)}`
  return [
    [`${own} td,${own} a`, 'background-color', action],
    [`${own} a`, 'color', onAction],
  ]
}

/** A ground that is dark already keeps the colours that were chosen for it. */
function onInner(colour: string, { inner, dark }: EmailColours): string {
  return isDark(inner.background) ? colour : shadeInTheDark(colour, dark.inner.background)
}

function found(markup: string, classes: RegExp): string[] {
  return [...new Set([...markup.matchAll(classes)].map(([, hex]) => `#${hex}`))]
}
