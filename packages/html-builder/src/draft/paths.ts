type Holder = Record<string, unknown>

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** What stands at a path such as `props.button.enabled`. */
export function valueAt(target: unknown, path: string): unknown {
  let value = target
  for (const name of path.split('.')) value = isHolder(value) ? value[name] : undefined
  return value
}

/** A copy with another value at a path; undefined takes it away. Nothing is made where the way there is missing. */
export function withValueAt<T>(target: T, path: string, value: unknown): T {
  if (!isHolder(target)) return target
  const [name = '', ...rest] = path.split('.')
  if (rest.length > 0) {
    const inner = withValueAt(target[name], rest.join('.'), value)
    return inner === target[name] ? target : { ...target, [name]: inner }
  }
  const { [name]: _, ...others } = target as Holder
  return (value === undefined ? others : { ...target, [name]: value }) as T
}
