import type { Finding } from './finding.ts'
import { isSyntaxNode, literalsOf, parseScreen, type SyntaxNode, walk } from './locales-syntax.ts'

const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'label',
  'message',
  'nothingFoundMessage',
  'placeholder',
  'title',
])

/** Fields of objects that end on a screen: `notifications.show({ title: ... })`. */
const readFields = new Set(['description', 'label', 'message', 'placeholder', 'title'])

/** Elements whose content is not prose. */
const codeElements = new Set(['code', 'kbd', 'script', 'style'])

/** Text in a screen that comes from no catalogue: between tags, in attributes people read, in notices. */
export function checkScreens(
  sources: ReadonlyMap<string, string>,
  ids: ReadonlySet<string>,
  brandNames: readonly string[],
): Finding[] {
  return [...sources]
    .filter(([path]) => isScreen(path))
    .flatMap(([path, source]) => textsIn(path, source, ids, brandNames))
}

function isScreen(path: string): boolean {
  return /^apps\/(guest|admin)\/src\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx')
}

function textsIn(
  path: string,
  source: string,
  ids: ReadonlySet<string>,
  brandNames: readonly string[],
): Finding[] {
  const { program, lineAt } = parseScreen(path, source)
  const findings: Finding[] = []
  const flag = (node: SyntaxNode, text: string) => {
    if (ids.has(text) || !hasWords(text, brandNames)) return
    findings.push({
      path,
      line: lineAt(node) + leadingLines(node, text),
      problem: `"${text.replaceAll('\u0000', '…').replace(/\s+/g, ' ').trim()}" is not translated`,
      instead: "Give it an id in packages/i18n/locales and write t('id').",
    })
  }
  walk(program, (node) => {
    if (node.type === 'JSXElement') {
      const name = ((node.openingElement as SyntaxNode).name as SyntaxNode).name
      if (codeElements.has(String(name))) return false
      for (const child of node.children as SyntaxNode[]) flagChild(child, flag)
    } else if (node.type === 'JSXFragment') {
      for (const child of node.children as SyntaxNode[]) flagChild(child, flag)
    } else if (node.type === 'JSXAttribute' && readAttributes.has(attributeName(node))) {
      for (const { node: literal, text } of literalsOf(node.value)) flag(literal, text)
    } else if (node.type === 'Property' && readFields.has(fieldName(node))) {
      for (const { node: literal, text } of literalsOf(node.value)) if (isProse(text)) flag(literal, text)
    }
    return undefined
  })
  return findings
}

function flagChild(child: SyntaxNode, flag: (node: SyntaxNode, text: string) => void): void {
  if (child.type === 'JSXText') flag(child, String(child.value))
  else for (const { node, text } of literalsOf(child)) flag(node, text)
}

function hasWords(text: string, brandNames: readonly string[]): boolean {
  const rest = brandNames.reduce((left, name) => left.replaceAll(name, ''), text)
  return /\p{L}/u.test(rest.replace(/&\w+;/g, ''))
}

/** A field's value may be a slug or a colour; prose begins with a capital or has several words. */
function isProse(text: string): boolean {
  return /^\p{Lu}|\p{L} \p{L}/u.test(text)
}

function attributeName(attribute: SyntaxNode): string {
  return isSyntaxNode(attribute.name) ? String(attribute.name.name) : ''
}

function fieldName(property: SyntaxNode): string {
  const key = property.key as SyntaxNode
  return property.computed ? '' : String(key.name ?? key.value)
}

/** The text between tags starts at the end of the tag, often lines above its first word. */
function leadingLines(node: SyntaxNode, text: string): number {
  if (node.type !== 'JSXText') return 0
  return (/^\s*/.exec(text)?.[0].split('\n').length ?? 1) - 1
}
