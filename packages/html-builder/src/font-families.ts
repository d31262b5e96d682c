import type { TemplateModule } from './module-schemas.ts'

/** The fonts that modules of a page are set in, where they are not the property's. */
export function fontFamiliesOf(modules: readonly TemplateModule[]): string[] {
  const names = modules.flatMap(({ props }) =>
    'fontFamily' in props && typeof props.fontFamily === 'string' ? [props.fontFamily] : [],
  )
  return [...new Set(names)]
}
