import type { TemplateModule } from './module-schemas.ts'

/** The fonts that modules of a page are set in, whole or in part, where they are not the property's. */
export function fontFamiliesOf(modules: readonly TemplateModule[]): string[] {
  const names = new Set<string>()
  for (const { props } of modules) collect(props, names)
  return [...names]
}

/** Modules name fonts in their props, texts in the marks of single words. */
function collect(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'fontFamily' && typeof inner === 'string' && inner !== '') names.add(inner)
    else collect(inner, names)
  }
}
