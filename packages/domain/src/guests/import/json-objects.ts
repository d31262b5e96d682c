/** Names under which a list of bookings may stand in a JSON file. */
const LISTS = /"(?:bookings|reservations|guests|data|items|rows|results|value)"\s*:\s*$/i

/** What may stand between objects. */
const BETWEEN = /[\s[\],\uFEFF]/

/** An object and the line it begins in. */
export type JsonObject = { line: number; object: object }

export type JsonObjects = {
  /** The objects that are whole with this text; throws `JsonBroken`. */
  push(text: string): JsonObject[]
  /** Throws where an object is not closed. */
  end(): void
}

/** Says in which line of the file the reading ended. */
export class JsonBroken extends Error {
  readonly line: number
  constructor(line: number) {
    super(`This is not JSON from line ${line} on.`)
    this.line = line
  }
}

/**
 * Cuts a JSON file into its objects while it comes in, so that only one is held at a time: a list of objects, objects
 * one after the other, or one object that holds the list.
 */
export function createJsonObjects(maxLength: number): JsonObjects {
  let depth = 0
  let held = ''
  let line = 1
  let startLine = 1
  let isInString = false
  let isEscaped = false
  let isWrapped = false
  let isOver = false

  function parsed(): object {
    try {
      return JSON.parse(held)
    } catch {
      throw new JsonBroken(startLine)
    }
  }

  function push(text: string): JsonObject[] {
    const found: JsonObject[] = []
    let from = 0
    for (let at = 0; at < text.length && !isOver; at++) {
      const letter = text[at]
      if (letter === '\n') line += 1
      if (isInString) {
        if (isEscaped) isEscaped = false
        else if (letter === '\\') isEscaped = true
        else if (letter === '"') isInString = false
      } else if (depth === 0) {
        if (letter === '{') {
          depth = 1
          startLine = line
          held = ''
          from = at
        } else if (letter === ']' && isWrapped) isOver = true
        else if (!BETWEEN.test(letter ?? '')) throw new JsonBroken(line)
      } else if (letter === '"') isInString = true
      else if (letter === '{') depth += 1
      else if (letter === '[' && depth === 1 && !isWrapped && LISTS.test(held + text.slice(from, at))) {
        // The list itself: what stands around it is not looked at.
        isWrapped = true
        depth = 0
        held = ''
      } else if (letter === '}') {
        depth -= 1
        if (depth > 0) continue
        held += text.slice(from, at + 1)
        found.push({ line: startLine, object: parsed() })
        held = ''
      }
    }
    if (depth > 0) held += text.slice(from)
    if (held.length > maxLength) throw new JsonBroken(startLine)
    return found
  }

  return {
    push,
    end() {
      if (depth > 0 || isInString) throw new JsonBroken(startLine)
    },
  }
}

type Cell = [name: string, cell: string]

/** Nobody writes a booking deeper than this. */
const MAX_DEPTH = 6

/** An object as cells by name: what lies inside another is named with a point, a list is its values in one cell. */
export function flatCells(object: object, prefix = '', depth = 1): Cell[] {
  return Object.entries(object).flatMap(([key, value]): Cell[] => {
    const name = `${prefix}${key}`
    if (typeof value !== 'object') return [[name, String(value ?? '')]]
    if (value === null || depth >= MAX_DEPTH) return [[name, '']]
    if (Array.isArray(value)) return [[name, value.filter((one) => typeof one !== 'object').join(', ')]]
    return flatCells(value, `${name}.`, depth + 1)
  })
}
