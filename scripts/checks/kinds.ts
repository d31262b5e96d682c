import { parseSync } from 'oxc-parser'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

export type KindFamily = {
  /** Names of the types that stand for these kinds. */
  types: readonly string[]
  /** What a record by kind has to name: all kinds, or all of one sort of them. */
  full: readonly (readonly string[])[]
}
export type KindFinding = { line: number; problem: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const textOf = (node: unknown) => (isNode(node) && node.type === 'Literal' ? node.value : undefined)

/**
 * Where code differs by kind in a way that the compiler does not follow: a comparison with one kind, a switch, a list
 * of some kinds, a record of some. What differs by kind is a field of the kind's own record, or a full record by kind.
 */
export function findUnfollowedKinds(path: string, source: string, family: KindFamily): KindFinding[] {
  const kinds = new Set(family.full.flat())
  // Most files name no kind at all, and reading their syntax is what costs.
  if (![...kinds, ...family.types].some((name) => source.includes(name))) return []
  const { program } = parseSync(path, source)
  const isKind = (node: unknown) => kinds.has(String(textOf(node)))
  const partial = new RegExp(`^Partial<\\s*(Readonly<\\s*)?Record<\\s*(${family.types.join('|')})\\b`)

  function problemOf(node: Node): string | null {
    switch (node.type) {
      case 'BinaryExpression':
        return /^[!=]==?$/.test(String(node.operator)) && (isKind(node.left) || isKind(node.right))
          ? 'compares with one kind'
          : null
      case 'SwitchCase':
        return isKind(node.test) ? 'switches by kind' : null
      case 'ArrayExpression': {
        const elements = node.elements as unknown[]
        return elements.length > 0 && elements.every(isKind) ? 'lists some kinds' : null
      }
      case 'ObjectExpression': {
        const keys = keysOf(node)
        const isByKind = keys.length > 1 && keys.every((key) => kinds.has(key))
        const isFull = family.full.some((names) => names.every((name) => keys.includes(name)))
        return isByKind && !isFull ? 'is a record of some kinds' : null
      }
      case 'TSTypeReference':
        return partial.test(source.slice(node.start, node.end)) ? 'is a partial record' : null
      default:
        return null
    }
  }

  const found: KindFinding[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    const problem = problemOf(value)
    if (problem) found.push({ line: source.slice(0, value.start).split('\n').length, problem })
    Object.values(value).forEach(visit)
  }
  visit(program)
  return found
}

/** The names before the colons; none for an object that is put together from others. */
function keysOf({ properties }: Node): string[] {
  const keys = (properties as Node[]).map(({ key, computed }) =>
    computed || !isNode(key) ? '' : String(key.name ?? key.value),
  )
  return keys.includes('') ? [] : keys
}
