import { parseSync } from 'oxc-parser'

/** A node of the syntax tree; its other fields depend on the type. */
export type SyntaxNode = { type: string; start: number; [key: string]: unknown }

export type Syntax = { program: SyntaxNode; lineAt: (node: SyntaxNode) => number }

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

export function parseScreen(path: string, source: string): Syntax {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  return {
    program: program as unknown as SyntaxNode,
    lineAt: (node) => source.slice(0, node.start).split('\n').length,
  }
}

/** Visits a node and everything below it, except below nodes for which the visitor answers false. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (visit(node) === false) return
  for (const child of Object.values(node).flat()) if (isSyntaxNode(child)) walk(child, visit)
}

/** The texts an expression can become as written: a literal, a template's fixed parts, either side of a choice. */
export function literalsOf(value: unknown): { node: SyntaxNode; text: string; open: boolean }[] {
  if (!isSyntaxNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [{ node: value, text: value.value, open: false }] : []
    case 'TemplateLiteral': {
      const parts = (value.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked)
      return [{ node: value, text: parts.join('\u0000'), open: parts.length > 1 }]
    }
    case 'ConditionalExpression':
      return [...literalsOf(value.consequent), ...literalsOf(value.alternate)]
    case 'LogicalExpression':
      return [...literalsOf(value.left), ...literalsOf(value.right)]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsOf(value.expression)
    default:
      return []
  }
}
